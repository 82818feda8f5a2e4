import { brand, toast } from '@askwell/platform';
import { Button, Copy, Download, saveFile, useWords } from '@askwell/ui';
import rows from '../shared/Rows.module.css';
import { twoStepWords } from '../words/two-step.ts';
import css from './TwoStep.module.css';
import { useFocusedTitle } from './use-focused-title.ts';

/** New recovery codes, which are shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { codes: words } = useWords(twoStepWords);
  const title = useFocusedTitle();
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast.success(words.copied),
      () => toast.error(words.notCopied),
    );
  const download = () => {
    const text = `${words.file(brand.name)}\n\n${codes.join('\n')}\n`;
    saveFile('askwell-recovery-codes.txt', new Blob([text], { type: 'text/plain' }));
  };

  return (
    <div className={rows.block}>
      <h4 {...title} className={css.title}>
        {words.title}
      </h4>
      <p className={rows.lead}>{words.text}</p>
      <ul className={css.recoveryCodes} aria-label={words.list} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={rows.actions}>
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button icon={<Download aria-hidden="true" />} onClick={download}>
          {words.download}
        </Button>
      </div>
      <Button variant="primary" className={rows.start} onClick={onDone}>
        {words.done}
      </Button>
    </div>
  );
}
