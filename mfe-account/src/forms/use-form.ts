import { useCallback, useLayoutEffect, useState, type ChangeEvent } from 'react';
import { callProblem } from '@askwell/platform';
import { drafts, type DraftName } from './drafts.ts';
import { failureOf, type Failure, type FailureWords } from './failure.ts';

/** `at`: the server's error codes that are about one field. */
type RefusalWords<Name extends string> = FailureWords & { at?: Record<string, Name> };

type FieldErrors = Record<string, string | undefined>;

/**
 * The state of one form: what is typed, what is wrong with it, and why sending it failed. `check` runs before anything
 * is sent; what the server finds wrong with a field ends up at the same place. The fields of `kept`, always the same list,
 * survive a reload.
 */
export function useForm<Name extends string>(
  initial: Record<Name, string>,
  check: (values: Record<Name, string>) => FieldErrors,
  kept: readonly (NoInfer<Name> & DraftName)[] = nothing,
) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<Failure | null>(null);

  const set = useCallback(
    (name: Name, value: string) => {
      setValues((current) => ({ ...current, [name]: value }));
      setErrors((current) => ({ ...current, [name]: undefined }));
      for (const draft of kept) if (draft === name) drafts.write(draft, value);
    },
    [kept],
  );

  // After the first render, which may have been the server's: it knows nothing of this tab.
  useLayoutEffect(() => {
    for (const name of kept) {
      const text = drafts.read(name);
      // oxlint-disable-next-line react/set-state-in-effect -- read from outside of React, and not before it hydrates
      if (text !== '') set(name, text);
    }
  }, [kept, set]);

  /** Spread on a text field. */
  const bind = (name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
  });

  const refuse = (error: unknown, words: RefusalWords<Name>) => {
    const { code, message, fields } = callProblem(error);
    const field = words.at?.[code];
    if (field !== undefined && message) setErrors({ [field]: message });
    else if (Object.keys(fields).some((name) => name in values)) setErrors(fields);
    else setFailure(failureOf(error, words));
  };

  /** Checks, then does `work`; a call that it lets through as rejected is told to the person. */
  const send = async (work: () => Promise<unknown>, words: RefusalWords<Name>): Promise<void> => {
    const found = check(values);
    setErrors(found);
    setFailure(null);
    if (Object.values(found).some(Boolean)) return;
    try {
      await work();
    } catch (error) {
      refuse(error, words);
    }
  };

  const reset = () => {
    setValues(initial);
    setErrors({});
    setFailure(null);
  };

  return { values, errors, failure, set, bind, send, reset };
}

const nothing: readonly never[] = [];
