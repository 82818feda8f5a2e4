import type { ComponentType } from 'react';
import { runRemote } from './remote-code.ts';
import { renderHtml, Slot, splitAtSlot } from './render-html.tsx';

/**
 * Renders a page of a remote inside the shell, and takes the page's own HTML out of it: what
 * differs from the same frame with an empty slot. So React gives every element the id that it gets
 * in the browser.
 */
export async function renderRemotePage(path: string, code: string): Promise<{ html: string; slot: string }> {
  const route = runRemote(code).routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`The remote has no route ${path}.`);
  const { before, after, slot } = splitAtSlot(await renderWith(path, Slot));
  const html = await renderWith(path, (await route.lazy()).default);
  if (!html.startsWith(before) || !html.endsWith(after))
    throw new Error('The page changes the frame around it.');
  return { html: html.slice(before.length, html.length - after.length), slot };
}

function renderWith(path: string, component: ComponentType): Promise<string> {
  const page = Promise.resolve(component);
  return renderHtml(path, () => page);
}
