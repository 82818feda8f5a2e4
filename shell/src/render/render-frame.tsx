import { browser } from 'react-dom';
import { registry } from '@askwell/platform/shell';
import { findPage } from '../remotes/find-page.ts';
import type { RenderedPage } from './job.ts';
import { renderHtml, Slot } from './render-html.tsx';

/**
 * Renders the frame of one page of the registry, with a slot for the page or without; the not-found
 * page whole.
 */
export async function renderFrame(path: string, hasSlot: boolean): Promise<RenderedPage> {
  if (!findPage(registry, path)) {
    const html = await renderHtml(path, () => browser('No remote has this page.'));
    return { path, content: 'page', html };
  }
  if (hasSlot) {
    const slot = Promise.resolve(Slot);
    return { path, content: 'slot', html: await renderHtml(path, () => slot) };
  }
  return { path, content: 'frame', html: await renderHtml(path, () => browser('The browser renders it.')) };
}
