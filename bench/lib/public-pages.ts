import type { Registry } from '@askwell/contracts';

/**
 * Every public page that the registry of a running product knows, but those that show another
 * one's.
 */
export async function publicPages(url: string): Promise<string[]> {
  const { remotes }: Registry = await (await fetch(`${url}/remotes.json`)).json();
  return remotes
    .flatMap(({ pages }) => pages)
    .filter(({ access, path, canonical = path }) => access === 'public' && canonical === path)
    .map(({ path }) => path);
}
