import { formatLocale } from '../words/locale.ts';

const decimal = new Intl.NumberFormat(formatLocale, { maximumFractionDigits: 1 });

/** `12345` becomes `12,345`. At most one decimal. */
export const formatNumber = (value: number): string => decimal.format(value);
