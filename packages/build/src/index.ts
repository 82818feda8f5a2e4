export { remoteConfig } from './remote-config.ts';
export { shellConfig } from './shell-config.ts';
export type { BuildEnvironment } from './base-config.ts';
