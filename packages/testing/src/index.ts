export * from './api/index.ts';
export * from './product/index.ts';
export { startSharedStore, type SharedStore } from './shared-store.ts';
