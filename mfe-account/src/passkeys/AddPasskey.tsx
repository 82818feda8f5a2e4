import { useRef, useState } from 'react';
import type { ResponseOf, startPasskey } from '@askwell/contracts';
import { refusal, toast } from '@askwell/platform';
import {
  Button,
  FailureBanner,
  Form,
  PasswordField,
  TextField,
  useFocusOnMount,
  useForm,
  useWords,
} from '@askwell/ui';
import { startRegistration } from '@simplewebauthn/browser';
import { useAddPasskeyMutation, useStartPasskeyMutation } from '../api/passkeys.api.ts';
import { useGetTwoStepQuery } from '../api/two-step.api.ts';
import { useRules } from '../forms/rules.ts';
import { UsernameForManagers } from '../forms/UsernameForManagers.tsx';
import css from '../shared/Rows.module.css';
import { passkeysWords } from '../words/passkeys.ts';

type Options = ResponseOf<typeof startPasskey>['data']['options'];

/** The browser created no passkey: its dialog was closed, or the device has one already. */
class NotCreated extends Error {}

/** Confirms the owner's identity, lets the browser create a passkey, and adds it. */
export default function AddPasskey({ email, onDone }: { email: string; onDone: () => void }) {
  const words = useWords(passkeysWords);
  const rules = useRules();
  const first = useFocusOnMount<HTMLInputElement>();
  const { data: twoStep } = useGetTwoStepQuery();
  const [start] = useStartPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [isBusy, setIsBusy] = useState(false);
  /** Kept when the browser's dialog was closed: a code of the app works only once. */
  const options = useRef<Options | null>(null);
  const form = useForm({
    initial: { name: '', currentPassword: '', code: '' },
    check: ({ name, currentPassword, code }) => ({
      name: name.trim() === '' ? words.nameMissing : undefined,
      currentPassword: rules.password(currentPassword),
      code: twoStep?.isOn && code.trim() === '' ? words.codeMissing : undefined,
    }),
  });

  const create = async () => {
    const { name, currentPassword, code } = form.values;
    const bothSteps = { currentPassword, ...(twoStep?.isOn && { code }) };
    options.current ??= (await start(bothSteps).unwrap()).data.options;
    const credential = await startRegistration({ optionsJSON: options.current }).catch(() => {
      throw new NotCreated();
    });
    options.current = null;
    await add({ name, credential }).unwrap();
    toast.success(words.done);
    onDone();
  };
  const send = async () => {
    setIsBusy(true);
    try {
      await create();
    } finally {
      setIsBusy(false);
    }
  };
  const explainCall = refusal({
    fallback: words.addFailed,
    at: { wrong_password: 'currentPassword', wrong_code: 'code', code_used: 'code' },
  });

  return (
    <Form
      onSubmit={() =>
        form.send(send, (error) =>
          error instanceof NotCreated ? { message: words.notCreated } : explainCall(error),
        )
      }
    >
      <FailureBanner failure={form.failure} />
      <TextField
        {...form.bind('name')}
        ref={first}
        label={words.name}
        placeholder={words.nameExample}
        maxLength={60}
        autoComplete="off"
      />
      <UsernameForManagers email={email} />
      <PasswordField
        {...form.bind('currentPassword')}
        label={words.password}
        autoComplete="current-password"
      />
      {twoStep?.isOn ? (
        <TextField
          {...form.bind('code')}
          label={words.code}
          help={words.codeHelp}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          translate="no"
        />
      ) : null}
      <div className={css.actions}>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel={words.creating}>
          {words.create}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
}
