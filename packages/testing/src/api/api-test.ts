import { test } from 'vitest';
import { startGemini, type Translate } from '../gemini/index.ts';
import { startRazorpay } from '../razorpay/index.ts';
import type { ShopOptions } from './build.ts';
import { runApi, type ApiOptions } from './start-api.ts';

export type ApiTestOptions = Omit<ApiOptions, 'gemini' | 'razorpay'> & {
  /** Whether the API reaches Google; true by default. */
  gemini?: boolean;
  /** Answers of the simulated model in other languages. */
  translate?: Translate;
  /** Whether payments go through Razorpay; false by default, which makes them a demonstration. */
  razorpay?: boolean;
  /** What `shop()` makes when a test asks for nothing else. */
  shop?: ShopOptions;
};

/**
 * The `test` of a file whose tests share one API:
 *
 *     const test = apiTest({ env: { RATE_LIMIT_FACTOR: '1000' } });
 *     test('a visitor reads the answer', async ({ api, gemini, shop }) => { … });
 *
 * `api`, `gemini` and `razorpay` start with the first test and stop with the last one. Before each
 * test the simulators forget what they were asked and answer again.
 */
export const apiTest = ({
  gemini: isOnline = true,
  razorpay: hasKeys = false,
  translate,
  ...options
}: ApiTestOptions = {}) =>
  test
    .extend('gemini', { scope: 'file' }, async ({}, { onCleanup }) => {
      const gemini = await startGemini({ translate });
      onCleanup(gemini.stop);
      return gemini;
    })
    .extend('razorpay', { scope: 'file' }, async ({}, { onCleanup }) => {
      const razorpay = await startRazorpay();
      onCleanup(razorpay.stop);
      return razorpay;
    })
    .extend('api', { scope: 'file' }, async ({ gemini, razorpay }, { onCleanup }) => {
      const { shop: _, ...given } = options;
      const api = await runApi({ ...given, ...(isOnline && { gemini }), ...(hasKeys && { razorpay }) });
      onCleanup(api.stop);
      return api;
    })
    .extend('freshSimulators', { auto: true }, ({ gemini, razorpay }) => {
      gemini.reset();
      razorpay.behave('answers');
    })
    .extend(
      'shop',
      ({ api }) =>
        (more: ShopOptions = {}) =>
          api.build.shop({ ...options.shop, ...more }),
    );
