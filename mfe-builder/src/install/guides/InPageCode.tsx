import { CopyField, useWords } from '@askwell/ui';
import { installWords } from '../../words/install.ts';
import css from './GuideTabs.module.css';
import { inPageCode } from './examples.ts';

/** The code that shows the chat in the page, instead of a button in the corner. */
export function InPageCode({ embedCode }: { embedCode: string }) {
  const { inPage: words } = useWords(installWords);
  const { inline, page } = inPageCode(embedCode);
  return (
    <section className={css.developer} aria-labelledby="in-page-title">
      <div>
        <h3 id="in-page-title" className={css.name}>
          {words.title}
        </h3>
        <p className={css.lead}>{words.lead}</p>
      </div>
      <CopyField
        label={words.inline}
        help={words.inlineHelp}
        value={inline}
        multiline
        buttonLabel={words.copy}
      />
      <CopyField label={words.page} help={words.pageHelp} value={page} multiline buttonLabel={words.copy} />
    </section>
  );
}
