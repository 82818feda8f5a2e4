import type { InstallPlatform } from '@askwell/contracts';

/** What a system needs beside, or instead of, the embed code. */
export type Examples = { command?: string; code?: string; download?: string };

/** Derives the examples of a system from the embed code. */
export function examplesOf(platform: InstallPlatform, embedCode: string): Examples {
  const [, server = '', id = ''] = /src="(.+)\/widget\/(\w+)\.js"/.exec(embedCode) ?? [];
  switch (platform) {
    case 'wordpress':
      return { download: `${server}/downloads/askwell-wordpress.zip` };
    case 'react':
    case 'nextjs':
      return {
        command: `npm install ${server}/downloads/askwell-react.tgz`,
        code: `import { AskwellChat } from '@askwell/react';

<AskwellChat chatbotId="${id}" server="${server}" />`,
      };
    default:
      return {};
  }
}

/** The embed code for a chat that fills an element, and for one that fills the window. */
export function inPageCode(embedCode: string): { inline: string; page: string } {
  const withMode = (mode: string) => embedCode.replace('></script>', ` data-mode="${mode}"></script>`);
  return {
    inline: `<div style="height: 600px">
  ${withMode('inline')}
</div>`,
    page: withMode('page'),
  };
}
