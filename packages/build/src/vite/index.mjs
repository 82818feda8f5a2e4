import { register } from 'tsx/esm/api';

// As in `../index.mjs`.
register();

export const { remoteConfig } = await import('./index.ts');
