/** 12345 → `12,345`; at most one decimal. */
export const amount = (value: number): string => decimal.format(value);

const decimal = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** With its sign: `+12.5%`, `−3%` (a true minus), `0%`. */
export const growth = (percent: number): string => `${signed(percent)}%`;

/** A positive improvement is a shorter wait: `120 ms faster`. */
export const improvement = (milliseconds: number): string => {
  const rounded = Math.round(milliseconds);
  if (rounded === 0) return '0 ms';
  return `${amount(Math.abs(rounded))} ms ${rounded > 0 ? 'faster' : 'slower'}`;
};

const signed = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  if (rounded === 0) return '0';
  return `${rounded > 0 ? '+' : '−'}${amount(Math.abs(rounded))}`;
};

export const counted = (count: number, one: string, many: string): string =>
  `${amount(count)} ${count === 1 ? one : many}`;
