import { build } from '../lib/build.ts';

/**
 * `npm run build [-- name…] [--dev]`: builds what has changed, for production unless `--dev` is
 * given.
 */
export default async function buildCommand(args: string[]): Promise<void> {
  const only = args.filter((argument) => !argument.startsWith('--'));
  const mode = args.includes('--dev') ? 'development' : 'production';
  await build({ mode, ...(only.length > 0 && { only }) });
}
