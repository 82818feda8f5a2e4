import type { InstallPlatform } from '@askwell/contracts';

/** The code that a system needs beside, or instead of, the embed code; null where there is none. */
export function exampleOf(platform: InstallPlatform, embedCode: string): string | null {
  const src = /src="([^"]+)"/.exec(embedCode)?.[1] ?? '';
  switch (platform) {
    case 'react':
      return `import { useEffect } from 'react';

export function AskwellChat() {
  useEffect(() => {
    const script = document.createElement('script');
    script.src = '${src}';
    script.async = true;
    document.head.append(script);
    return () => {
      script.remove();
      window.Askwell?.unmount?.();
    };
  }, []);
  return null;
}`;
    case 'nextjs':
      return `import Script from 'next/script';

<Script src="${src}" strategy="lazyOnload" />`;
    default:
      return null;
  }
}
