import { useCallback, useLayoutEffect, useState, type ChangeEvent } from 'react';
import type { ExplainRefusal, Refusal } from './refusal.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Values<Name extends string> = Record<Name, string>;
type Errors<Name extends string> = Partial<Record<Name, string | undefined>>;

/** Keeps some fields beyond a reload. Must be the same object in every render. */
export type FieldStorage = {
  names: readonly string[];
  /** Empty if nothing is stored. */
  read: (name: string) => string;
  write: (name: string, value: string) => void;
};

export type FormOptions<Name extends string> = {
  /** The value of each field until it is edited. */
  initial: Values<Name>;
  /** Returns an error for each invalid field. Nothing is sent while there is one. */
  check: (values: Values<Name>) => Errors<Name>;
  storage?: FieldStorage;
};

/**
 * The state of a form: its values, the error of each field, and why the last call failed.
 * Errors of the server appear at the same fields as those of `check`.
 */
export function useForm<Name extends string>({ initial, check, storage }: FormOptions<Name>) {
  const [edited, setEdited] = useState<Partial<Values<Name>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});
  const [lastFailure, setFailure] = useState<Refusal | null>(null);
  const [isSending, setIsSending] = useState(false);
  const values: Values<Name> = { ...initial, ...edited };

  const set = useCallback(
    (name: Name, value: string) => {
      setEdited((current) => ({ ...current, [name]: value }));
      setErrors((current) => ({ ...current, [name]: undefined }));
      if (storage?.names.includes(name)) storage.write(name, value);
    },
    [storage],
  );

  // Read after the first render: a prerendered page knows nothing of this tab.
  useLayoutEffect(() => {
    const stored: Readonly<Record<string, string>> = Object.fromEntries(
      (storage?.names ?? [])
        .map((name) => [name, storage?.read(name) ?? ''])
        .filter(([, value]) => value !== ''),
    );
    // oxlint-disable-next-line react/set-state-in-effect -- stored outside of React, unknown before hydration
    setEdited((current) => ({ ...current, ...stored }));
  }, [storage]);

  /** The props of a text field, a text area or a select. */
  const bind = (name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: ChangeEvent<Control>) => set(name, event.target.value),
  });

  const refuse = (refusal: Refusal) => {
    const { fields = {} } = refusal;
    if (Object.keys(fields).some((name) => name in initial)) setErrors(fields);
    else setFailure(refusal);
  };

  /** Checks the fields, then runs `work`. If it rejects, shows what `explain` says. */
  const send = async (work: () => Promise<unknown>, explain: ExplainRefusal): Promise<void> => {
    const found: Errors<Name> = check(values);
    setErrors(found);
    if (Object.values(found).some(Boolean)) {
      setFailure(null);
      return;
    }
    setIsSending(true);
    try {
      await work();
      setFailure(null);
    } catch (error) {
      setFailure(null);
      refuse(explain(error));
    } finally {
      setIsSending(false);
    }
  };

  /** Returns these fields, or all of them, to their initial values. */
  const reset = (names: readonly string[] = Object.keys(initial)) => {
    setEdited((current) => without(current, names));
    setErrors({});
    setFailure(null);
  };

  // Keeps its place while the form is sent again: nothing moves under a double click.
  const failure = lastFailure && isSending ? { ...lastFailure, isPast: true } : lastFailure;
  return { values, errors, failure, set, bind, send, reset };
}

const without = <Edited extends object>(edited: Edited, names: readonly string[]): Edited => {
  const left = { ...edited };
  for (const name of names) Reflect.deleteProperty(left, name);
  return left;
};
