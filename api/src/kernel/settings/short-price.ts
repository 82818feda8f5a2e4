/**
 * A price in minor units as people write it, without a fraction that is zero: 900 is `$9`, 74999 in
 * INR `₹749.99`.
 */
export const shortPrice = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
    amount / 100,
  );
