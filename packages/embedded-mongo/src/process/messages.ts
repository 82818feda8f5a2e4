/** What parent and child say to each other. */
export type ParentMessage = { kind: 'serve'; dataDir: string } | { kind: 'stop' };
export type ChildMessage = { kind: 'ready'; uri: string } | { kind: 'failed'; reason: string };

export const isParentMessage = (value: unknown): value is ParentMessage =>
  hasKind(value) && (value.kind === 'stop' || value.kind === 'serve');

export const isChildMessage = (value: unknown): value is ChildMessage =>
  hasKind(value) && (value.kind === 'ready' || value.kind === 'failed');

const hasKind = (value: unknown): value is { kind: unknown } =>
  typeof value === 'object' && value !== null && 'kind' in value;
