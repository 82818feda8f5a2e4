import { defineConfig } from 'vitest/config';

/** Two projects: `unit` needs nothing but Node; `api` starts servers and talks to them over HTTP. */
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
            'api/src/**/*.unit.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', 'packages/embedded-mongo/**'],
        },
      },
      {
        test: {
          name: 'api',
          include: ['api/src/**/*.test.ts', 'packages/embedded-mongo/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'api/src/**/*.unit.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // These wait for sockets and processes more than they compute.
          maxWorkers: 3,
          // To import the API again for every file would take longer than the tests themselves.
          isolate: false,
          globalSetup: 'packages/testing/src/api/shared-store.ts',
        },
      },
    ],
  },
});
