import type { RenderedPage, RenderJob } from './job.ts';

/**
 * The renderer: a process of its own that the web-host starts with a job and ends when the pages are there, so that no
 * code of a remote ever runs in the server, and none can keep it waiting.
 */
process.once('message', (job: RenderJob) => {
  globalThis.askwellInlined = { 'askwell-brand': job.brand, 'askwell-registry': job.registry };
  void render(job);
});

async function render(job: RenderJob): Promise<void> {
  // Loaded only now: the platform reads brand and registry as it is loaded.
  const { renderPage } = await import('./render-page.tsx');
  for (const path of job.paths) await tell(await renderPage(path, job.code));
}

const tell = (page: RenderedPage): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(page, undefined, undefined, () => resolve());
  });
