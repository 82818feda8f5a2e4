import type { ApexOptions } from 'apexcharts';
import type { ChartPoint, TimeRange } from '@askwell/contracts';
import { styleNonce } from '@askwell/platform';
import { formatNumber } from '@askwell/ui';
import type { overview } from '../words/en/overview.ts';
import type { Palette } from './use-palette.ts';

type Words = (typeof overview)['chart'];

export const chartSeries = (points: readonly ChartPoint[], words: Words) => [
  { name: words.messages, data: points.map(({ value }) => value) },
  { name: words.views, data: points.map(({ views }) => views) },
];

/** How many labels the axis has room for. */
const ticks: Record<TimeRange, number> = { '24h': 8, '7d': 7, '30d': 10, '90d': 9 };

/**
 * Two quiet lines, the messages in the accent with a light fill below, and a tooltip for both. Each
 * has its own scale, in its color: there are many more views than messages, so on one scale the
 * messages would be a flat line.
 */
export const chartOptions = (
  points: readonly ChartPoint[],
  period: TimeRange,
  { isDark, messages, views, ink, line, font }: Palette,
  words: Words,
): ApexOptions => ({
  chart: {
    nonce: styleNonce,
    background: 'transparent',
    fontFamily: font,
    foreColor: ink,
    toolbar: { show: false },
    zoom: { enabled: false },
    animations: { enabled: !prefersStillness(), speed: 300, animateGradually: { enabled: false } },
  },
  colors: [messages, views],
  stroke: { curve: 'monotoneCubic', width: [2.5, 2], dashArray: [0, 5] },
  fill: {
    type: ['gradient', 'solid'],
    opacity: [1, 0],
    gradient: { shade: 'light', shadeIntensity: 0, opacityFrom: 0.28, opacityTo: 0.02 },
  },
  dataLabels: { enabled: false },
  markers: { size: 0, strokeWidth: 0, hover: { size: 5 } },
  grid: { borderColor: line, padding: { left: 12, right: 12, bottom: -8 } },
  legend: {
    position: 'top',
    horizontalAlign: 'left',
    offsetX: -14,
    fontSize: '13px',
    formatter: (name) => (name === words.views ? words.viewsOnTheRight : name),
    markers: { size: 5, strokeWidth: 0, offsetX: -4 },
    itemMargin: { horizontal: 12 },
  },
  tooltip: { theme: isDark ? 'dark' : 'light', shared: true, y: { formatter: formatNumber } },
  xaxis: {
    categories: points.map(({ label }) => label),
    tickAmount: Math.min(ticks[period], points.length),
    tooltip: { enabled: false },
    axisBorder: { show: false },
    axisTicks: { show: false },
    labels: { rotate: 0, hideOverlappingLabels: true },
  },
  responsive: [{ breakpoint: 640, options: narrow(points) }],
  yaxis: [scale(messages), { ...scale(ink), opposite: true }],
});

/**
 * On a phone there is room for a label or four, and for no others between them; the tooltip still
 * tells them all.
 */
const narrow = (points: readonly ChartPoint[]): ApexOptions => {
  const step = Math.ceil(points.length / 4);
  const labels = points.map(({ label }, index) => (index % step === 0 ? label : ''));
  return { xaxis: { tickAmount: points.length, overwriteCategories: labels } };
};

const scale = (color: string): ApexYAxis => ({
  min: 0,
  forceNiceScale: true,
  tickAmount: 4,
  labels: { style: { colors: color }, formatter: (value) => formatNumber(Math.round(value)) },
});

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
