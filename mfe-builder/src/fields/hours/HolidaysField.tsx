import { limits } from '@askwell/contracts';
import { formatDate, TextField, useWords } from '@askwell/ui';
import { useState } from 'react';
import type { EditorPart } from '../../editor/tabs/editor-part.ts';
import { fieldsWords } from '../../words/fields.ts';
import { EntryForm } from '../lists/EntryForm.tsx';
import { timeOf } from './times.ts';

/** Days that differ from the week; here they are closed, other hours come by the API. */
export function HolidaysField({ draft: { handoff }, problems, change }: EditorPart) {
  const { hours: words } = useWords(fieldsWords);
  const [date, setDate] = useState('');
  const [label, setLabel] = useState('');
  const { exceptions } = handoff;
  const isListed = exceptions.some((one) => one.date === date);
  const most = limits.handoff.exceptions;
  const isFull = exceptions.length >= most;

  const add = () => {
    if (date === '' || isListed || isFull) return;
    const added = [...exceptions, { date, label: label.trim(), intervals: [] }];
    change({ handoff: { exceptions: added.toSorted((one, other) => one.date.localeCompare(other.date)) } });
    setDate('');
    setLabel('');
  };

  return (
    <EntryForm
      addLabel={words.addHoliday}
      onAdd={add}
      list={{
        label: words.holidays,
        entries: exceptions.map(({ date: day, label: name, intervals }) => {
          const open = intervals.map(([from = 0, to = 0]) => `${timeOf(from)}–${timeOf(to)}`).join(', ');
          return words.holidayEntry(formatDate(`${day}T12:00:00Z`, 'date'), name, open);
        }),
        errorOf: (place) => problems[`handoff.exceptions.${place}.date`],
        onRemove: (place) => change({ handoff: { exceptions: exceptions.toSpliced(place, 1) } }),
      }}
    >
      <TextField
        type="date"
        label={words.holiday}
        value={date}
        error={isListed ? words.listed : isFull ? words.full(most) : problems['handoff.exceptions']}
        onChange={(event) => setDate(event.target.value)}
      />
      <TextField
        label={words.holidayName}
        value={label}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => setLabel(event.target.value)}
      />
    </EntryForm>
  );
}
