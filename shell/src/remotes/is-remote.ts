import type { RemoteModule } from '@askwell/platform';

/** Whether this is what `defineRemote` made and a remote exposes. */
export const isRemote = (value: unknown): value is { default: RemoteModule } =>
  typeof value === 'object' &&
  value !== null &&
  'default' in value &&
  typeof value.default === 'object' &&
  value.default !== null &&
  'routes' in value.default;
