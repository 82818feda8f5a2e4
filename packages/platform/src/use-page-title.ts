import { useEffect } from 'react';
import { brand } from './brand.ts';

/** Names the browser's tab for as long as no other page names it: `<title> · Askwell`. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);
}
