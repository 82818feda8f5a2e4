import { TextField, useWords } from '@askwell/ui';
import type { ComponentProps } from 'react';
import { useGetTwoStepQuery } from '../api/two-step.api.ts';
import { twoStepWords } from '../words/two-step.ts';

/** Whether the person has to enter a code beside the password, and what a form says without one. */
export function useCodeRule() {
  const { bothSteps } = useWords(twoStepWords);
  const isNeeded = useGetTwoStepQuery().data?.isOn ?? false;
  return {
    isNeeded,
    check: (code: string) => (isNeeded && code.trim() === '' ? bothSteps.codeMissing : undefined),
  };
}

/** A code of the authenticator app, or a recovery code. */
export function CodeField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const { bothSteps } = useWords(twoStepWords);
  return (
    <TextField
      {...props}
      label={bothSteps.code}
      help={bothSteps.codeHelp}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      translate="no"
    />
  );
}

/** Which field a refusal of the password or of the code belongs to. */
export const stepOfRefusal = {
  wrong_password: 'currentPassword',
  wrong_code: 'code',
  code_used: 'code',
} as const;
