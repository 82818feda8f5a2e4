import { register } from 'tsx/esm/api';

// Plain JavaScript: webpack-cli reads a configuration with Node alone, and the rest of this package
// is TypeScript.
register();

export const { remoteConfig, shellConfig } = await import('./index.ts');
