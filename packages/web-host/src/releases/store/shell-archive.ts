import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';

/** Nobody asks for the shell of a document that is older. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

/** The name says what is in it. */
const isHashed = /\.[0-9a-f]{8}\.\w+(\.(br|gz))?$/;

/**
 * The files of every shell that was started on this folder of late. While an old and a new process
 * stand behind one balancer, a document comes from the one and its shell is asked of the other.
 */
export function shellArchive(folder: string) {
  const dir = join(folder, 'shell');
  return {
    dir,
    /** Keeps a built shell's files, and forgets those that no start has brought for long. */
    keep: async (shellDir: string): Promise<void> => {
      const names = await readdir(shellDir, { recursive: true });
      await Promise.all(
        names.filter((name) => isHashed.test(name)).map((name) => keepFile(shellDir, dir, name)),
      );
      const kept = await readdir(dir, { recursive: true }).catch(() => []);
      await Promise.all(kept.filter((name) => isHashed.test(name)).map((name) => forgetOld(join(dir, name))));
    },
  };
}

async function keepFile(from: string, to: string, name: string): Promise<void> {
  const file = join(to, name);
  if (!existsSync(file)) {
    const draft = `${file}.${randomUUID()}.draft`;
    await mkdir(dirname(file), { recursive: true });
    await copyFile(join(from, name), draft);
    await rename(draft, file);
  }
  await utimes(file, new Date(), new Date());
}

async function forgetOld(file: string): Promise<void> {
  const { mtimeMs } = await stat(file);
  if (Date.now() - mtimeMs > keptMs) await rm(file, { force: true });
}
