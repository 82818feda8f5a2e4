import type { Source } from '@askwell/contracts';
import { Switch, useWords } from '@askwell/ui';
import { sourcesWords } from '../../words/sources.ts';

type DraftingSwitchProps = { source: Source; onChange: (isOn: boolean) => void };

/** Has the owner's key draft FAQs; what that takes is said before it is turned on. */
export function DraftingSwitch({ source: { drafting }, onChange }: DraftingSwitchProps) {
  const { list } = useWords(sourcesWords);
  const words = list.drafting;
  const { isOn, isRunning, pagesLeft, requestsLeft, dollarsLeft, dollarsSpent, failure } = drafting;
  const state = isRunning
    ? words.running
    : pagesLeft > 0
      ? words.left(pagesLeft, requestsLeft, dollarsLeft)
      : words.done;
  const help = [
    failure && words.failures[failure],
    state,
    dollarsSpent !== null && dollarsSpent > 0 && words.spent(dollarsSpent),
  ].filter(Boolean);
  return (
    <Switch
      label={words.label}
      help={help.join(' ')}
      checked={isOn}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
