import { z } from 'zod';

/** Who runs this, and what they ask for it: read from the environment by the API, inlined into the shell's document by the web-host. */
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
