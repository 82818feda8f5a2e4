import { nodesOf, textOf, valuesOf, type Metadata } from './json-ld.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export type Hours = { text: string; times: readonly string[] };

/**
 * The opening hours of a business as a text in the page's language, a line for each group of days
 * (https://schema.org/OpeningHoursSpecification); null if it states none that could be read.
 */
export const hoursOf = (business: Metadata, language: string | null): Hours | null => {
  const week = days.map((): Set<string> => new Set());
  for (const one of nodesOf(business, 'openingHoursSpecification')) addSpecification(week, one);
  for (const text of valuesOf(business, 'openingHours')) {
    if (typeof text === 'string')
      for (const part of text.split(/(?<=\d)\s*[,;]\s*(?=[A-Z])/)) addShorthand(week, part);
  }
  if (week.every((times) => times.size === 0)) return null;
  const lines: { from: number; to: number; times: string }[] = [];
  week.forEach((ranges, day) => {
    const times = [...ranges].toSorted().join(', ');
    const last = lines.at(-1);
    if (last && last.times === times && last.to === day - 1) last.to = day;
    else lines.push({ from: day, to: day, times });
  });
  const nameOf = dayNames(language);
  return {
    text: lines
      .filter(({ times }) => times !== '')
      .map(({ from, to, times }) =>
        from === to ? `${nameOf(from)}: ${times}` : `${nameOf(from)}–${nameOf(to)}: ${times}`,
      )
      .join('\n'),
    times: [...new Set(week.flatMap((ranges) => [...ranges].flatMap((range) => range.split('–'))))],
  };
};

const time = /^([01]?\d|2[0-4])(?::([0-5]\d))?(?::\d\d)?(?:[+-]\d\d:\d\d|Z)?$/;

const clockTime = (text: string | null): string | null => {
  const [, hour, minute = '00'] = time.exec(text?.trim() ?? '') ?? [];
  return hour === undefined ? null : `${hour.padStart(2, '0')}:${minute}`;
};

function addSpecification(week: Set<string>[], specification: Metadata): void {
  const opens = clockTime(textOf(specification, 'opens'));
  const closes = clockTime(textOf(specification, 'closes'));
  // Holidays are exceptions of the week.
  const isException =
    textOf(specification, 'validFrom') !== null && textOf(specification, 'validThrough') !== null;
  if (opens === null || closes === null || opens === closes || isException) return;
  for (const day of valuesOf(specification, 'dayOfWeek')) {
    const name = typeof day === 'string' ? day.replace(/^.*[/#:]/, '') : '';
    week[days.findIndex((one) => one === name)]?.add(`${opens}–${closes}`);
  }
}

const shortDays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** `Mo-Fr 09:00-18:00` or `Sa,Su 10:00-16:00`. */
function addShorthand(week: Set<string>[], text: string): void {
  const [, names = '', from, to] =
    /^\s*([A-Z][a-z](?:\s*[-,]\s*[A-Z][a-z])*)\s+(\d[\d:]*)\s*[-–]\s*(\d[\d:]*)\s*$/.exec(text) ?? [];
  const opens = clockTime(from ?? null);
  const closes = clockTime(to ?? null);
  if (opens === null || closes === null) return;
  for (const part of names.split(',')) {
    const [first = -1, last = first] = part.split('-').map((name) => shortDays.indexOf(name.trim()));
    for (let day = first; day >= 0 && day <= last; day += 1) week[day]?.add(`${opens}–${closes}`);
  }
}

/** Monday is 0. */
const dayNames = (language: string | null): ((day: number) => string) => {
  const format = new Intl.DateTimeFormat(language ?? 'en', { weekday: 'long', timeZone: 'UTC' });
  // 2024 began on a Monday.
  return (day) => format.format(Date.UTC(2024, 0, 1 + day));
};
