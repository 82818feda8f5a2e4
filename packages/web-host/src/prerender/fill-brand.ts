import { brandPlaceholders, type Brand } from '@askwell/contracts';
import { escapeHtml } from '../document/html.ts';

/**
 * Puts the brand of this server into a page that was rendered with `brandPlaceholders` when its
 * release was built.
 */
export const fillBrand = (html: string, brand: Brand): string => {
  const values = new Map<string, string>([
    [brandPlaceholders.name, brand.name],
    [brandPlaceholders.supportEmail, brand.supportEmail],
    [brandPlaceholders.supportPhone, brand.supportPhone],
    [brandPlaceholders.city, brand.city],
    [brandPlaceholders.premiumPrice, brand.premiumPrice],
  ]);
  return html.replace(placeholders, (placeholder) => escapeHtml(values.get(placeholder) ?? ''));
};

const placeholders = new RegExp(
  Object.values(brandPlaceholders)
    .map((text) => text.replaceAll('.', '\\.'))
    .join('|'),
  'g',
);
