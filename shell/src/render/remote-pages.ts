import type { RemoteHtml, RemoteJob } from './job.ts';

/**
 * Renders the pages of one remote. The remote's build starts it as a process of its own; a server
 * never does.
 */
process.once('message', (job: RemoteJob) => {
  globalThis.askwellInlined = { 'askwell-brand': job.brand, 'askwell-registry': job.registry };
  void render(job);
});

async function render({ code, paths }: RemoteJob): Promise<void> {
  const { renderRemotePage } = await import('./render-remote-page.tsx');
  for (const path of paths)
    try {
      await send({ path, ...(await renderRemotePage(path, code)) });
    } catch (error) {
      await send({ path, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
}

const send = (page: RemoteHtml): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(page, undefined, undefined, () => resolve());
  });
