import { limits, type OpeningWeek } from '@askwell/contracts';
import { Button, formatLocale, IconButton, Plus, TextField, useWords, VisuallyHidden, X } from '@askwell/ui';
import type { EditorPart } from '../../editor/tabs/editor-part.ts';
import { fieldsWords } from '../../words/fields.ts';
import css from './hours.module.css';
import { intervalOf, minuteOf, nextInterval, timeOf } from './times.ts';

type Day = OpeningWeek[number];

/** The hours of each day of the week, Monday first. */
export function WeekField({ draft: { handoff }, problems, change }: EditorPart) {
  const { hours: words } = useWords(fieldsWords);
  const set = (place: number, day: Day) => change({ handoff: { week: handoff.week.with(place, day) } });
  return (
    <fieldset className={css.week}>
      <legend>{words.week}</legend>
      {handoff.week.map((day, place) => {
        const name = dayNames[place] ?? '';
        const isFull = day.length >= limits.handoff.intervals;
        return (
          <div key={name} className={css.day}>
            <p className={css.name}>{name}</p>
            <div className={css.intervals}>
              {day.length === 0 ? <p className={css.closed}>{words.closed}</p> : null}
              {day.map(([from = 0, to = 0], at) => (
                // oxlint-disable-next-line react/no-array-index-key -- hours have no other identity
                <div key={at} className={css.interval}>
                  <TextField
                    type="time"
                    label={<VisuallyHidden>{words.from(name)}</VisuallyHidden>}
                    value={timeOf(from)}
                    onChange={({ target }) => {
                      const minute = minuteOf(target.value);
                      if (minute !== null) set(place, day.with(at, intervalOf(minute, to % 1_440)));
                    }}
                  />
                  <span aria-hidden="true">–</span>
                  <TextField
                    type="time"
                    label={<VisuallyHidden>{words.to(name)}</VisuallyHidden>}
                    value={timeOf(to)}
                    onChange={({ target }) => {
                      const minute = minuteOf(target.value);
                      if (minute !== null) set(place, day.with(at, intervalOf(from, minute)));
                    }}
                  />
                  <IconButton
                    label={words.remove(name, timeOf(from), timeOf(to))}
                    onClick={() => set(place, day.toSpliced(at, 1))}
                  >
                    <X aria-hidden="true" />
                  </IconButton>
                </div>
              ))}
              {problems[`handoff.week.${place}`] === undefined ? null : (
                <p className={css.error}>{problems[`handoff.week.${place}`]}</p>
              )}
            </div>
            {isFull ? null : (
              <Button
                size="s"
                variant="quiet"
                icon={<Plus aria-hidden="true" />}
                aria-label={words.addTo(name)}
                onClick={() => set(place, [...day, nextInterval(day)])}
              >
                {words.add}
              </Button>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

/** Monday first: 1 January 2024 was one. */
const dayNames = Array.from({ length: 7 }, (_, place) =>
  new Intl.DateTimeFormat(formatLocale, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, 1 + place),
  ),
);
