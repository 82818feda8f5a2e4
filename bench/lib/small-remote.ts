import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { RemoteDescriptor } from '@askwell/contracts';

/**
 * The files of a remote with one public page and a link to it in the header, as small as a release
 * can be. Names, versions and hashes are as long as those of a real build. `slot` is the id that
 * the shell gives to the place of a page.
 */
export function smallRemote(name: string, slot: string, change = ''): Map<string, Buffer> {
  const title = name.replace('mfe-', '').replaceAll('-', ' ');
  const path = `/${title.replaceAll(' ', '-')}`;
  const version = `0.1.0-${createHash('sha256').update(name).update(change).digest('hex').slice(0, 8)}`;
  const global = `${name}__${version}`.replace(/\W/g, '_');
  const page = 'pages/page.html';
  const range = '^1.0.0';
  const consumed = `{requiredVersion:"${range}",strictVersion:!0,shareKey:"@askwell/platform"}`;
  const files = new Map([
    ['remoteEntry.js', Buffer.from(`window.${global}=[${JSON.stringify(change)},${consumed}];`)],
    [page, Buffer.from(`<h1>${title}</h1>`)],
  ]);
  const description = {
    name,
    version,
    global,
    platform: range,
    uses: { '@askwell/platform': { range, names: ['defineRemote'] } },
    entry: 'remoteEntry.js',
    pages: [{ path, title, description: `${title}: a page of its own team.`, access: 'public' }],
    navigation: [{ label: title, to: path, order: 90 }],
    preload: { [path]: { scripts: [], styles: [] } },
    prerendered: { [path]: { file: page, slot } },
    integrity: Object.fromEntries([...files].map(([file, content]) => [file, hashOf(content)])),
  };
  return files.set('remote.json', Buffer.from(JSON.stringify(description)));
}

const hashOf = (content: Buffer): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** The id that the shell gives to the place of a page, as a built remote knows it. */
export async function slotOfShell(): Promise<string> {
  const file = fileURLToPath(new URL('../../mfe-marketing/dist/remote.json', import.meta.url));
  const { prerendered } = RemoteDescriptor.parse(JSON.parse(await readFile(file, 'utf8')));
  return Object.values(prerendered)[0]?.slot ?? '';
}
