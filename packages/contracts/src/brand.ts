import { z } from 'zod';

/**
 * Who runs this, and what they ask for it: read from the environment by the API, inlined into the
 * shell's document by the web-host.
 */
export const Brand = z.object({
  name: z.string().min(1),
  supportEmail: z.email(),
  supportPhone: z.string().min(1),
  city: z.string().min(1),
  /** What a year of Premium costs, as people write it: `$9`. */
  premiumPrice: z.string().min(1),
});
export type Brand = z.infer<typeof Brand>;

export const defaultBrand: Brand = {
  name: 'Askwell',
  supportEmail: 'support@askwell.example',
  supportPhone: '+91 00000 00000',
  city: 'Bengaluru',
  premiumPrice: '$9',
};

/**
 * Stands for the brand in pages that are prerendered when a release is built; the server fills in
 * its own (`packages/web-host/src/prerender/fill-brand.ts`).
 */
export const brandPlaceholders: Brand = {
  name: 'AskwellBrandName',
  supportEmail: 'askwell-support-email@placeholder.invalid',
  supportPhone: 'AskwellSupportPhone',
  city: 'AskwellBrandCity',
  premiumPrice: 'AskwellPremiumPrice',
};
