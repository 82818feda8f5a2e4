import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { bundledRemote, bundlers } from './bundled-remotes.ts';
import { nextRelease } from './next-release.ts';
import { startReleased, type Released } from './released-front-end.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** What the sentences name: the remote that webpack has built, and its page. */
const remote = 'mfe-marketing';
const path = '/pricing';
const version = '9.0.0';
const entry = 'remoteEntry.js';

/** A remote of each bundler: the gate judges all by the same rules. */
const remotes = [
  { name: remote, page: path, build: async () => join(root, remote, 'dist') },
  ...bundlers.map((bundler) => ({
    name: `mfe-${bundler}`,
    page: `/${bundler}`,
    build: () => bundledRemote(bundler),
  })),
];

let site: Released;
let good: Map<string, Buffer>;

type Use = { range: string; names: string[] };
type Page = { path: string; title: string; access: string; prerender?: boolean };

/** A release to be spoiled. */
class Draft {
  readonly files: Map<string, Buffer>;
  readonly described;
  readonly uses: Record<string, Use>;
  readonly pages: Page[];
  /** The path of its public page. */
  readonly path: string;
  constructor(page: string) {
    this.files = new Map(good);
    this.described = JSON.parse(this.text('remote.json'));
    this.uses = this.described.uses;
    this.pages = this.described.pages;
    this.path = page;
  }

  text(file: string): string {
    return String(this.files.get(file));
  }
  /** Another content, with the hash of it. */
  replace(file: string, text: string): void {
    this.spoil(file, text);
    this.described.integrity[file] = `sha256-${createHash('sha256').update(text).digest('base64')}`;
    for (const kind of ['br', 'gz']) this.files.delete(`${file}.${kind}`);
  }
  spoil(file: string, text: string): void {
    this.files.set(file, Buffer.from(text));
  }
  /** The first file of this kind that the entry loads. */
  first(kind: RegExp): string {
    return [...this.files.keys()].find((file) => kind.test(file) && file !== entry) ?? '';
  }
  page(html: string): void {
    this.replace(this.described.prerendered[this.path].file, html);
  }
  /** Builds for other versions of a shared module. */
  needs(key: string, range: string): void {
    this.replace(entry, this.otherRange(key, range));
    this.uses[key] = { names: [], ...this.uses[key], range };
  }
  /** The entry, with other versions of a shared module in its code. */
  otherRange(key: string, range: string): string {
    const found = new RegExp(`requiredVersion:"[^"]*"(?=[^{}]*shareKey:"${key}")`);
    return this.text(entry).replace(found, `requiredVersion:"${range}"`);
  }
  add(page: Partial<Page> & { path: string }): void {
    this.pages.push({ title: 'Page', access: 'guarded', ...page });
  }
}

type Wrong = { how: string; change: (draft: Draft) => void; says: string };

/** A remote that a shared module is wrong for: each of them in each way. */
const sharedModules: [key: string, major: string, minor: string][] = [
  ['react', '^20.0.0', '^19.99.0'],
  ['react/jsx-runtime', '^20.0.0', '^19.99.0'],
  ['react-dom', '^20.0.0', '^19.99.0'],
  ['@askwell/platform', '^2.0.0', '^1.99.0'],
  ['@askwell/ui', '^1.0.0', '^0.2.0'],
];
const wrongModules = sharedModules.flatMap(([key, major, minor]): Wrong[] => [
  {
    how: `was built for the next major version of ${key}`,
    change: (draft) => draft.needs(key, major),
    says: `${remote} ${version} needs ${key} ${major}; the live shell has`,
  },
  {
    how: `was built for the next minor version of ${key}`,
    change: (draft) => draft.needs(key, minor),
    says: `${remote} ${version} needs ${key} ${minor}; the live shell has`,
  },
  {
    how: `uses an export that ${key} does not have`,
    change: ({ uses }) => (uses[key] = { range: '*', names: ['teleport'], ...fromBuild(uses[key]) }),
    says: `${remote} ${version} uses teleport of ${key};`,
  },
]);
const fromBuild = (use: Use | undefined) => use && { range: use.range, names: [...use.names, 'teleport'] };

/** Those of them that the remote has in its entry. */
const staleRanges = ['react', 'react/jsx-runtime', '@askwell/platform', '@askwell/ui'].map((key): Wrong => ({
  how: `needs other versions of ${key} than its remote.json says`,
  change: (draft) => draft.replace(entry, draft.otherRange(key, '^99.0.0')),
  says: `${entry} of ${remote} ${version} needs ${key} ^99.0.0; its remote.json says`,
}));

const html = (how: string, text: string, says: string): Wrong => ({
  how: `has a prerendered page with ${how}`,
  change: (draft) => draft.page(text),
  says: `The prerendered ${path} of ${remote} ${version} is refused: ${says}`,
});

const script = /^js\/.*\.js$/;
const style = /^css\/.*\.css$/;
const files: Wrong[] = [
  ...[script, style].map((kind): Wrong => ({
    how: `lacks a file like ${kind.source}`,
    change: (draft) => draft.files.delete(draft.first(kind)),
    says: `is missing in ${remote} ${version}.`,
  })),
  {
    how: 'lacks the HTML of a page',
    change: (draft) => draft.files.delete(draft.described.prerendered[draft.path].file),
    says: `${path} of ${remote} ${version} is public, and there is no prerendered page of it.`,
  },
  ...[script, style, /^pages\/.*\.html$/].map((kind): Wrong => ({
    how: `has a file like ${kind.source} with another content`,
    change: (draft) => draft.spoil(draft.first(kind), 'changed'),
    says: `of ${remote} ${version} does not match its hash.`,
  })),
  {
    how: 'lacks its entry',
    change: ({ files: all }) => all.delete(entry),
    says: `${entry} is missing in ${remote} ${version}.`,
  },
  {
    how: 'has another entry than its hash says',
    change: (draft) => draft.spoil(entry, `${draft.text(entry)} `),
    says: `${entry} of ${remote} ${version} does not match its hash.`,
  },
  ...['br', 'gz'].map((kind): Wrong => ({
    how: `has a .${kind} file of another script`,
    change: (draft) => draft.spoil(`${draft.first(script)}.${kind}`, 'other'),
    says: 'is not what it says it is, compressed.',
  })),
  {
    how: 'has a chunk that its entry does not know',
    change: (draft) => draft.replace(draft.first(script), 'changed'),
    says: 'which is not in this build as it expects it.',
  },
  {
    how: 'has a script without a hash',
    change: (draft) => draft.spoil('js/more.js', 'more'),
    says: `js/more.js of ${remote} ${version} has no hash.`,
  },
  {
    how: 'has code for the server',
    change: (draft) => draft.spoil('render.cjs', 'code'),
    says: `render.cjs is no file that a build of ${remote} makes.`,
  },
  {
    how: 'has a file outside its folder',
    change: (draft) => draft.spoil('../page.js', 'code'),
    says: `../page.js is no file that a build of ${remote} makes.`,
  },
];

const descriptions: Wrong[] = [
  {
    how: 'needs another platform by its remote.json',
    change: ({ described }) => (described.platform = '^2.0.0'),
    says: `${remote} ${version} needs platform ^2.0.0; the live shell has`,
  },
  {
    how: 'needs a module that the shell does not share',
    change: ({ uses }) => (uses['lodash'] = { range: '^4.0.0', names: [] }),
    says: `${remote} ${version} needs lodash, which the live shell does not share.`,
  },
  {
    how: 'does not say what it uses',
    change: ({ described }) => delete described.uses,
    says: 'does not say what it uses of the shared modules.',
  },
  {
    how: 'uses a shared module that it does not say',
    change: ({ uses }) => delete uses['@askwell/ui'],
    says: `${remote} ${version} uses @askwell/ui, which its remote.json does not say.`,
  },
  {
    how: 'has a global name without its version',
    change: ({ described }) => (described.global = 'mfe_marketing'),
    says: `The global name of ${remote} ${version} does not carry its version.`,
  },
  {
    how: 'has an entry that defines another global name',
    change: (draft) => draft.replace(entry, draft.text(entry).replaceAll(draft.described.global, 'other')),
    says: `${entry} of ${remote} ${version} does not define`,
  },
  {
    how: 'has an entry that does not say what it needs',
    change: (draft) => draft.replace(entry, draft.text(entry).replaceAll('shareKey', 'share')),
    says: `${entry} of ${remote} ${version} does not say which versions it needs of the shared modules.`,
  },
  {
    how: 'is a build of another remote',
    change: ({ described }) => (described.name = 'mfe-account'),
    says: `This is a build of mfe-account, not of ${remote}.`,
  },
  {
    how: 'claims a page of another remote',
    change: (draft) => draft.add({ path: '/login' }),
    says: `${remote} claims /login, which belongs to mfe-account.`,
  },
  {
    how: 'claims a page of another remote by another parameter',
    change: (draft) => draft.add({ path: '/chatbot/:name' }),
    says: `${remote} claims /chatbot/:name, which belongs to mfe-builder.`,
  },
  {
    how: 'claims an address of the server',
    change: (draft) => draft.add({ path: '/api/x' }),
    says: `${remote} claims /api/x, which belongs to the server.`,
  },
  {
    how: 'has a public page that could not be rendered',
    change: (draft) => delete draft.described.prerendered[draft.path],
    says: `${path} of ${remote} ${version} is public, and there is no prerendered page of it.`,
  },
  {
    how: 'has a new public page that throws, and so no HTML of it',
    change: (draft) => draft.add({ path: '/new', access: 'public' }),
    says: `/new of ${remote} ${version} is public, and there is no prerendered page of it.`,
  },
  {
    how: 'has no remote.json',
    change: ({ files: all }) => all.clear(),
    says: `remote.json is missing: this is no build of ${remote}.`,
  },
  {
    how: 'has a remote.json with something unknown in it',
    change: ({ described }) => (described.surprise = true),
    says: 'remote.json is not as it should be',
  },
];

const wrong: Wrong[] = [
  ...wrongModules,
  ...staleRanges,
  ...files,
  ...descriptions,
  html('a script', '<script>alert(1)</script>', 'it has a <script> element.'),
  html('an event handler', '<img src="x" onerror="alert(1)">', '<img> has the attribute onerror.'),
  html('a javascript: link', '<a href="javascript:alert(1)">x</a>', '<a> leads to javascript:alert(1).'),
  html('a frame', '<iframe src="/"></iframe>', 'it has a <iframe> element.'),
  html('an element too many closed', '</div><p>x</p>', 'its elements are not closed as they were opened.'),
];

for (const { name, page, build } of remotes)
  test.describe(name, () => {
    // A server of its own, since it takes only so many calls in ten minutes.
    test.beforeAll(async () => {
      site = await startReleased({ also: await Promise.all(bundlers.map(bundledRemote)) });
      good = await nextRelease(await build(), version);
    });
    test.afterAll(() => site.stop());

    for (const { how, change, says } of wrong)
      test(`a release that ${how} is refused by name, and nothing changes`, async () => {
        const draft = new Draft(page);
        change(draft);
        if (draft.files.size > 0) draft.spoil('remote.json', JSON.stringify(draft.described));
        const before = site.releases.document();
        const sentence = says.replaceAll(remote, name).replaceAll(path, page);
        await expect(site.releaseFiles(name, draft.files)).rejects.toThrow(sentence);
        expect(site.releases.document()).toBe(before);
      });

    test('the build says what it uses of each shared module, and the shell has all of it', async () => {
      const { uses } = new Draft(page);
      expect(uses['@askwell/platform']?.names).toContain('defineRemote');
      expect(uses['react/jsx-runtime']?.names).toContain('jsxs');
      expect(uses['@askwell/ui']?.names.length).toBeGreaterThan(0);
      expect(uses['react']?.names).toContain('useState');
      expect(await site.check(name, good)).toMatchObject({ version });
      expect(site.releases.document().remotes[name]?.live.version).not.toBe(version);
    });
  });
