import { fork, type ChildProcess } from 'node:child_process';
import { z } from 'zod';
import type { Brand, Registry } from '@askwell/contracts';

/** What the renderer (`shell/src/render`) is asked for, and what it answers for each path. */
export type RenderJob = { brand: Brand; registry: Registry; slots: string[]; paths: string[] };

const RenderedPage = z.object({
  path: z.string(),
  html: z.string(),
  content: z.enum(['page', 'frame', 'slot']),
});
export type RenderedPage = z.infer<typeof RenderedPage>;

/** No frame takes a second. */
const patienceMs = 10_000;

/**
 * Runs the renderer once. Gives the pages that it prerendered: fewer than were asked for when it
 * broke or got stuck, and then what it said. It knows nothing of our environment, and is ended in
 * any case.
 */
export async function renderOnce(
  file: string,
  job: RenderJob,
): Promise<{ pages: RenderedPage[]; said: string }> {
  const child = fork(file, [], {
    env: { NODE_ENV: 'production' },
    execArgv: ['--max-old-space-size=256'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2000)));
  const pages = await pagesOf(child, job);
  child.kill('SIGKILL');
  return { pages, said: said.trim() };
}

/** Collects what the process sends until all is there, it ends, or it says nothing for too long. */
const pagesOf = (child: ChildProcess, job: RenderJob): Promise<RenderedPage[]> =>
  new Promise((resolve) => {
    const pages: RenderedPage[] = [];
    const end = () => {
      clearTimeout(timer);
      resolve(pages);
    };
    let timer = setTimeout(end, patienceMs);
    child.on('message', (message) => {
      const page = RenderedPage.safeParse(message);
      if (!page.success || pages.push(page.data) === job.paths.length) return end();
      clearTimeout(timer);
      timer = setTimeout(end, patienceMs);
    });
    child.once('close', end).once('error', end);
    child.send(job, (error) => error && end());
  });
