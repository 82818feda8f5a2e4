import { defineConfig } from 'vitest/config';
import { testWorkers } from './scripts/lib/test-workers.ts';

/** Far more than anything takes, so that a busy machine fails no test. */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

/**
 * Two projects: `unit` needs nothing but Node; `api` starts servers and talks to them over HTTP.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/test/**/*.test.ts',
            'packages/*/src/**/*.test.{ts,tsx}',
            'widget/**/*.test.ts',
            'mfe-*/**/*.test.{ts,tsx}',
            'shell/**/*.test.{ts,tsx}',
            'scripts/test/*.test.ts',
            'api/src/**/*.unit.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', 'packages/embedded-mongo/**'],
          ...patience,
          // The files of a worker share their imports, which take longer than the tests.
          isolate: false,
        },
      },
      {
        test: {
          name: 'api',
          include: ['api/src/**/*.test.ts', 'packages/embedded-mongo/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'api/src/**/*.unit.test.ts'],
          ...patience,
          maxWorkers: testWorkers,
          // The files of a worker share one import of the API and one embedded store, which take
          // longer to start than most tests. Each API has a database of its own.
          isolate: false,
        },
      },
    ],
  },
});
