import { useState } from 'react';
import { sourceLimits } from '@askwell/contracts';
import { refusal } from '@askwell/platform';
import { Button, Dialog, FailureBanner, Form, TextArea, TextField, useForm, useWords } from '@askwell/ui';
import { sourcesWords } from '../../words/sources.ts';
import type { Addition } from './AddSource.tsx';
import css from './PasteTextDialog.module.css';

const formId = 'paste-text';

/** Adds a pasted text as a source. */
export function PasteTextDialog({
  onAdd,
  onClose,
}: {
  onAdd: (addition: Addition) => Promise<unknown>;
  onClose: () => void;
}) {
  const { add, pasting: words } = useWords(sourcesWords);
  const [isAdding, setIsAdding] = useState(false);
  const form = useForm({
    initial: { title: '', text: '' },
    check: ({ title, text }) => ({
      title: title.trim() === '' ? words.nameMissing : undefined,
      text:
        text.trim() === ''
          ? words.textMissing
          : text.length > sourceLimits.text
            ? words.tooLong(sourceLimits.text)
            : undefined,
    }),
  });
  const send = async () => {
    setIsAdding(true);
    try {
      await onAdd({ kind: 'text', title: form.values.title.trim(), text: form.values.text.trim() });
      onClose();
    } finally {
      setIsAdding(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.description}
      size="l"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isAdding} busyLabel={words.adding}>
            {words.add}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        className={css.form}
        onSubmit={() => form.send(send, refusal({ fallback: add.failed, network: add.network }))}
      >
        <FailureBanner failure={form.failure} />
        <TextField
          {...form.bind('title')}
          label={words.name}
          placeholder={words.nameExample}
          maxLength={sourceLimits.title}
        />
        <TextArea {...form.bind('text')} label={words.text} rows={10} dir="auto" />
      </Form>
    </Dialog>
  );
}
