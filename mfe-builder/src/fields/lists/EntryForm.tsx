import type { ComponentProps, ReactNode } from 'react';
import { Button, Form, Plus } from '@askwell/ui';
import css from './EntryForm.module.css';
import { EntryList } from './EntryList.tsx';

type EntryFormProps = {
  /** The fields of the next entry. */
  children: ReactNode;
  addLabel: string;
  /** Whether the list takes no more. */
  isFull?: boolean;
  onAdd: () => void;
  list: ComponentProps<typeof EntryList>;
};

/** A list of texts, and above it the fields of the next one with the button that adds it. */
export function EntryForm({ children, addLabel, isFull = false, onAdd, list }: EntryFormProps) {
  return (
    <div className={css.field}>
      <Form className={css.form} onSubmit={onAdd}>
        {children}
        <Button type="submit" className={css.add} disabled={isFull} icon={<Plus aria-hidden="true" />}>
          {addLabel}
        </Button>
      </Form>
      <EntryList {...list} />
    </div>
  );
}
