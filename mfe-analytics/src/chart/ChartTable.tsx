import type { ChartPoint } from '@askwell/contracts';
import { useWords, VisuallyHidden } from '@askwell/ui';
import { overviewWords } from '../words/overview.ts';

/** The chart in words and numbers, for screen readers. */
export function ChartTable({ points, caption }: { points: readonly ChartPoint[]; caption: string }) {
  const { chart } = useWords(overviewWords);
  return (
    <VisuallyHidden>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{chart.time}</th>
            <th scope="col">{chart.messages}</th>
            <th scope="col">{chart.views}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ start, label, value, views }) => (
            <tr key={start}>
              <th scope="row">{label}</th>
              <td>{value}</td>
              <td>{views}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
