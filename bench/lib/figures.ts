/** One measured figure. A value above its budget, or below its goal, is marked. */
export type Figure = {
  name: string;
  value: number;
  unit: string;
  budget?: number;
  goal?: number;
  note?: string;
};

/** What a file of this folder exports as its default. */
export type Bench = () => Promise<Figure[]>;

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Whether a figure is above its budget or below its goal. */
export const isMissed = ({ value, budget, goal }: Figure): boolean =>
  (budget !== undefined && value > budget) || (goal !== undefined && value < goal);

export const printFigure = (figure: Figure): string => {
  const { name, value, unit, budget, goal, note } = figure;
  const mark = budget === undefined && goal === undefined ? ' ' : isMissed(figure) ? '✗' : '✓';
  const limit =
    budget !== undefined
      ? `  (budget ${budget} ${unit})`
      : goal !== undefined
        ? `  (goal ${goal} ${unit})`
        : '';
  return `  ${mark} ${name.padEnd(62)} ${format(value).padStart(9)} ${unit}${limit}${note ? `  ${note}` : ''}`;
};

const format = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
