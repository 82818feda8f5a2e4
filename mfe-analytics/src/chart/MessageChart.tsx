import Chart from 'react-apexcharts';
import type { ChartPoint, TimeRange } from '@askwell/contracts';
import { useWords } from '@askwell/ui';
import { chartOptions, chartSeries } from './chart-options.ts';
import { usePalette } from './use-palette.ts';
import { overviewWords } from '../words/overview.ts';
import './apexcharts.css';

type MessageChartProps = { points: readonly ChartPoint[]; period: TimeRange };

/** The line chart. Decoration for the table beside it, which says the same. */
export default function MessageChart({ points, period }: MessageChartProps) {
  const palette = usePalette();
  const { chart } = useWords(overviewWords);
  return (
    <Chart
      // Colors are fixed when a chart is made.
      key={palette.isDark ? 'dark' : 'light'}
      type="area"
      height={256}
      options={chartOptions(points, period, palette, chart)}
      series={chartSeries(points, chart)}
    />
  );
}
