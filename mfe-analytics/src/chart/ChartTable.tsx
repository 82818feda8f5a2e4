import type { ChartPoint } from '@askwell/contracts';
import { VisuallyHidden } from '@askwell/ui';

/** The chart in words and numbers, for screen readers. */
export function ChartTable({ points, caption }: { points: readonly ChartPoint[]; caption: string }) {
  return (
    <VisuallyHidden>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Messages</th>
            <th scope="col">Views</th>
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
