import { SelectField, Switch, useWords } from '@askwell/ui';
import type { EditorPart } from '../../editor/tabs/editor-part.ts';
import { fieldsWords } from '../../words/fields.ts';
import { HolidaysField } from './HolidaysField.tsx';
import { WeekField } from './WeekField.tsx';

/** The reply times that can be chosen, in minutes; 0 states none. */
const replyTimes = [0, 5, 30, 60, 240, 1_440, 2_880] as const;

/** Whether visitors reach a person, how soon and at which hours. */
export function HandoffFields(part: EditorPart) {
  const { settings: labels, hours: words } = useWords(fieldsWords);
  const {
    draft: { handoff },
    problems,
    change,
  } = part;
  const isListed = replyTimes.some((minutes) => minutes === handoff.replyMinutes);
  const choices = isListed ? replyTimes : [...replyTimes, handoff.replyMinutes];
  return (
    <>
      <Switch
        label={labels.handoff}
        help={labels.handoffHelp}
        checked={handoff.isOn}
        onChange={(event) => change({ handoff: { isOn: event.target.checked } })}
      />
      {handoff.isOn ? (
        <>
          <Switch
            label={labels.whileWaiting}
            help={labels.whileWaitingHelp}
            checked={handoff.answersWhileWaiting}
            onChange={(event) => change({ handoff: { answersWhileWaiting: event.target.checked } })}
          />
          <SelectField
            label={words.replyTime}
            help={words.replyTimeHelp}
            value={handoff.replyMinutes}
            error={problems['handoff.replyMinutes']}
            onChange={(event) => change({ handoff: { replyMinutes: Number(event.target.value) } })}
          >
            {choices.map((minutes) => (
              <option key={minutes} value={minutes}>
                {words.replyTimes(minutes)}
              </option>
            ))}
          </SelectField>
          <Switch
            label={words.isOn}
            help={words.isOnHelp}
            checked={handoff.hasHours}
            onChange={({ target }) =>
              change({
                handoff: {
                  hasHours: target.checked,
                  ...(target.checked && handoff.timeZone === 'UTC' && { timeZone: ownZone() }),
                },
              })
            }
          />
          {handoff.hasHours ? (
            <>
              <SelectField
                label={words.timeZone}
                value={handoff.timeZone}
                error={problems['handoff.timeZone']}
                onChange={(event) => change({ handoff: { timeZone: event.target.value } })}
              >
                {zonesWith(handoff.timeZone).map((zone) => (
                  <option key={zone} value={zone}>
                    {zone.replaceAll('_', ' ')}
                  </option>
                ))}
              </SelectField>
              <WeekField {...part} />
              <HolidaysField {...part} />
            </>
          ) : null}
        </>
      ) : null}
    </>
  );
}

const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const zonesWith = (chosen: string): string[] =>
  [...new Set(['UTC', chosen, ...Intl.supportedValuesOf('timeZone')])].toSorted();
