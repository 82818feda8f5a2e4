import { useId, useRef, useState, type ChangeEvent } from 'react';
import type { NewSource } from '@askwell/contracts';
import { refusal } from '@askwell/platform';
import { Button, Form, TextField, useForm, useRefusalText, useWords } from '@askwell/ui';
import { Upload } from '@askwell/ui/more-icons';
import { sourcesWords } from '../../words/sources.ts';
import { hasPath, isLikeAddress } from './address.ts';
import { PasteTextDialog } from './PasteTextDialog.tsx';
import { useFileDrop } from './use-file-drop.ts';
import css from './AddSource.module.css';

/** What the owner wants to add. */
export type Addition = NewSource | { kind: 'file'; file: File };

type AddSourceProps = {
  /** Rejects with the failed call. */
  onAdd: (addition: Addition) => Promise<unknown>;
  /** The label of the button that reads the address. */
  readLabel: string;
  /** The label while it is added. */
  busyLabel: string;
  /** Whether an address is being added already. */
  isBusy?: boolean;
  /** What is in the address field at first. */
  address?: string;
  onAddressChange?: (address: string) => void;
  /** A sentence below the address. */
  help?: string | undefined;
  /** Why nothing can be added now, for the buttons' titles. */
  disabledReason?: string | undefined;
};

/** Error codes that are about the address. */
const addressErrors = { plan_limit: 'url', conflict: 'url', limit_reached: 'url' };

const accepted = '.pdf,.docx,.md,.markdown,.txt,.csv,.tsv';

/** Takes the address of a website, a document (also dropped) or a pasted text. */
export function AddSource({
  onAdd,
  readLabel,
  busyLabel,
  isBusy = false,
  address = '',
  onAddressChange,
  help,
  disabledReason,
}: AddSourceProps) {
  const { add: words } = useWords(sourcesWords);
  const lineOf = useRefusalText();
  const [busy, setBusy] = useState<Addition['kind'] | null>(null);
  const [isPageOnly, setIsPageOnly] = useState(false);
  const [isPasting, setIsPasting] = useState(false);
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const isDisabled = disabledReason !== undefined;
  const form = useForm({
    initial: { url: address },
    check: ({ url }) => ({
      url: url.trim() === '' ? words.addressMissing : isLikeAddress(url) ? undefined : words.addressWrong,
    }),
  });
  const { url } = form.values;
  const explain = refusal({ fallback: words.failed, network: words.network, at: addressErrors });

  const run = async (addition: Addition) => {
    setBusy(addition.kind);
    setFileProblem(null);
    try {
      await onAdd(addition);
    } finally {
      setBusy(null);
    }
  };
  const read = async () => {
    await run({ kind: isPageOnly && hasPath(url) ? 'page' : 'website', url: url.trim() });
    form.reset();
  };
  const addFiles = async (files: readonly File[]) => {
    const [file] = files;
    if (file === undefined || busy !== null || isDisabled) return;
    if (files.length > 1) return setFileProblem(words.oneFile);
    try {
      await run({ kind: 'file', file });
    } catch (error) {
      setFileProblem(lineOf(explain(error)));
    }
  };
  const drop = useFileDrop((files) => void addFiles(files));
  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(input.files ?? [])];
    // So that the same file can be chosen again.
    input.value = '';
    void addFiles(files);
  };
  const typed = form.bind('url');

  return (
    <div className={css.add} data-over={drop.isOver} {...drop.handlers}>
      <Form className={css.form} onSubmit={() => form.send(read, explain)}>
        <TextField
          {...typed}
          error={typed.error ?? form.failure?.message}
          label={words.address}
          help={help}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={words.addressExample}
          onChange={(event) => {
            typed.onChange(event);
            onAddressChange?.(event.target.value);
          }}
        />
        <Button
          type="submit"
          variant="primary"
          className={css.read ?? ''}
          disabled={isDisabled}
          title={disabledReason}
          busy={busy === 'website' || busy === 'page' || (isBusy && busy === null)}
          busyLabel={busyLabel}
        >
          {readLabel}
        </Button>
      </Form>
      {hasPath(url) ? (
        <label className={css.only}>
          <input
            type="checkbox"
            checked={isPageOnly}
            onChange={(event) => setIsPageOnly(event.target.checked)}
          />
          {words.onePage}
        </label>
      ) : null}
      <div className={css.others}>
        <span className={css.or}>{words.or}</span>
        <input ref={picker} type="file" accept={accepted} hidden aria-label={words.file} onChange={choose} />
        <Button
          size="s"
          icon={<Upload aria-hidden="true" />}
          disabled={isDisabled}
          title={disabledReason}
          busy={busy === 'file'}
          busyLabel={words.uploading}
          aria-describedby={fileProblem === null ? undefined : problemId}
          onClick={() => picker.current?.click()}
        >
          {words.upload}
        </Button>
        <Button size="s" disabled={isDisabled} title={disabledReason} onClick={() => setIsPasting(true)}>
          {words.paste}
        </Button>
        <span className={css.formats}>{words.formats}</span>
      </div>
      {fileProblem === null ? null : (
        <p id={problemId} role="alert" className={css.problem}>
          {fileProblem}
        </p>
      )}
      {drop.isOver ? (
        <p className={css.drop} aria-hidden="true">
          {words.drop}
        </p>
      ) : null}
      {isPasting ? <PasteTextDialog onAdd={run} onClose={() => setIsPasting(false)} /> : null}
    </div>
  );
}
