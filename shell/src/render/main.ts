import type { RenderedPage, RenderJob } from './job.ts';

/**
 * Renders the shell's frame around the pages of a registry. The web-host starts it as a process
 * with a job and ends it when the pages are there. It runs the shell's code only: pages of remotes
 * come as HTML (`remote-pages.ts`).
 */
process.once('message', (job: RenderJob) => {
  globalThis.askwellInlined = { 'askwell-brand': job.brand, 'askwell-registry': job.registry };
  void render(job);
});

async function render({ paths, slots }: RenderJob): Promise<void> {
  // Loaded only now: the platform reads brand and registry as it is loaded.
  const { renderFrame } = await import('./render-frame.tsx');
  for (const path of paths) await send(await renderFrame(path, slots.includes(path)));
}

const send = (page: RenderedPage): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(page, undefined, undefined, () => resolve());
  });
