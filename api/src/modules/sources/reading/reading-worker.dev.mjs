import { register } from 'tsx/esm/api';

// A worker thread does not inherit the loader of the process.
register();
await import('./reading-worker.ts');
