import type { LauncherIcon } from '@askwell/contracts';

/** The icon of the chat button unless another is chosen. */
export const chat =
  'M12 3C6.5 3 2 6.9 2 11.7c0 2.6 1.3 4.9 3.4 6.5L5 22l4.3-1.9c.9.2 1.8.3 2.7.3 5.5 0 10-3.9 10-8.7S17.5 3 12 3Z';

/** The icons of the chat button: filled shapes in a square of 24. */
export const launcherIcons: Record<LauncherIcon, string> = {
  chat,
  question:
    'M12 2.6c-3.4 0-6 2.2-6 5.4h3c0-1.6 1.2-2.6 3-2.6s3 1 3 2.5c0 1.4-.8 2-2 2.9-1.6 1.1-2.6 2.2-2.6 4.4v.6h3v-.4c0-1.3.6-1.9 1.9-2.8 1.5-1.1 2.8-2.4 2.8-4.8 0-3.1-2.6-5.2-6.1-5.2Zm-.1 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  sparkle: 'M12 2c.7 5.6 4.4 9.3 10 10-5.6.7-9.3 4.4-10 10-.7-5.6-4.4-9.3-10-10 5.6-.7 9.3-4.4 10-10Z',
  headset: 'M12 3a9 9 0 0 0-9 9v5a3 3 0 0 0 3 3h2v-8H5a7 7 0 0 1 14 0h-3v8h2a3 3 0 0 0 3-3v-5a9 9 0 0 0-9-9Z',
  /** Until the logo is drawn, and where it cannot be. */
  logo: chat,
};
