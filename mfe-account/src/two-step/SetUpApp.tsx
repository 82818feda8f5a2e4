import { refusal, toast } from '@askwell/platform';
import { Button, CodeField, CopyField, FailureBanner, Form, useForm, useWords } from '@askwell/ui';
import { useConfirmTwoStepMutation } from '../api/two-step.api.ts';
import { useRules } from '../forms/rules.ts';
import rows from '../shared/Rows.module.css';
import { twoStepWords } from '../words/two-step.ts';
import { QrCode } from './QrCode.tsx';
import css from './TwoStep.module.css';
import type { Setup } from './TurnOn.tsx';
import { useFocusedTitle } from './use-focused-title.ts';

type SetUpAppProps = {
  setup: Setup;
  onTurnedOn: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
};

/** Shows the secret, and takes the first code. */
export function SetUpApp({ setup, onTurnedOn, onCancel }: SetUpAppProps) {
  const { cancel, setup: words } = useWords(twoStepWords);
  const rules = useRules();
  const title = useFocusedTitle();
  const [confirm, { isLoading }] = useConfirmTwoStepMutation();
  const form = useForm({ initial: { code: '' }, check: ({ code }) => ({ code: rules.code(code) }) });

  const turnOn = async () => {
    const { data } = await confirm(form.values).unwrap();
    toast.success(words.done);
    onTurnedOn(data.recoveryCodes);
  };

  return (
    <Form onSubmit={() => form.send(turnOn, refusal({ fallback: words.failed, at: { wrong_code: 'code' } }))}>
      <div className={css.scan}>
        <div className={css.head}>
          <h4 {...title} className={css.title}>
            {words.scan}
          </h4>
          <p className={rows.note}>{words.scanHelp}</p>
        </div>
        <QrCode text={setup.uri} label={words.qrCode} />
        <a href={setup.uri} className={css.openApp}>
          {words.openApp}
        </a>
      </div>
      <CopyField label={words.key} value={setup.secret} buttonLabel={words.copyKey} />
      <FailureBanner failure={form.failure} />
      <CodeField
        name="code"
        label={words.code}
        help={words.codeHelp}
        value={form.values.code}
        error={form.errors.code}
        onChange={(code) => form.set('code', code)}
      />
      <p className={rows.note}>{words.note}</p>
      <div className={rows.actions}>
        <Button type="submit" variant="primary" busy={isLoading} busyLabel={words.submitting}>
          {words.submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </Form>
  );
}
