import { refusal, toast } from '@askwell/platform';
import {
  Button,
  CodeField,
  FailureBanner,
  Form,
  TextField,
  useFocusOnMount,
  useForm,
  useWords,
} from '@askwell/ui';
import { useTakeSecondStepMutation } from '../api/two-step.api.ts';
import { drafts } from '../forms/drafts.ts';
import { useRules } from '../forms/rules.ts';
import { PasskeyButton } from '../passkeys/PasskeyButton.tsx';
import { secondStepWords } from '../words/second-step.ts';

type SecondStepFormProps = { kind: 'app' | 'recovery'; signInId: string; onOther: () => void };

export function SecondStepForm({ kind, signInId, onOther }: SecondStepFormProps) {
  const words = useWords(secondStepWords);
  const { label, other } = words[kind];
  const rules = useRules();
  const first = useFocusOnMount<HTMLInputElement>();
  const [take, { isLoading }] = useTakeSecondStepMutation();
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({
      code: kind === 'app' ? rules.code(code) : code.trim() === '' ? words.recovery.missing : undefined,
    }),
  });

  // Once there is a session, the page navigates on by itself.
  const signIn = async () => {
    await take({ signInId, code: form.values.code }).unwrap();
    drafts.forget();
    toast.success(words.success);
  };
  const explain = refusal({
    fallback: words.failed,
    network: words.network,
    at: { wrong_code: 'code', code_used: 'code' },
  });

  return (
    <Form onSubmit={() => form.send(signIn, explain)}>
      <FailureBanner failure={form.failure} />
      {kind === 'app' ? (
        <CodeField
          ref={first}
          name="code"
          label={label}
          help={words.app.help}
          value={form.values.code}
          error={form.errors.code}
          onChange={(code) => form.set('code', code)}
        />
      ) : (
        <TextField
          {...form.bind('code')}
          ref={first}
          label={label}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          translate="no"
        />
      )}
      <Button type="submit" variant="primary" size="l" wide busy={isLoading} busyLabel={words.submitting}>
        {words.submit}
      </Button>
      <PasskeyButton />
      <Button variant="quiet" wide onClick={onOther}>
        {other}
      </Button>
    </Form>
  );
}
