import { defaultBrand, type Brand } from '@askwell/contracts';
import { readInlined } from './inlined.ts';

const isBrand = (value: unknown): value is Brand =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'supportEmail', 'supportPhone', 'city', 'premiumPrice'].every((field) => field in value);

/**
 * The brand record that the web-host wrote into the document; its defaults where there is no
 * document.
 */
export const brand: Brand = readInlined('askwell-brand', isBrand) ?? defaultBrand;
