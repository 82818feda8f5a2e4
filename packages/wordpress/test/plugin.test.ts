import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { pluginArchive } from '../../../scripts/lib/build-downloads.ts';

const folder = fileURLToPath(new URL('../askwell', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.php'),
);
const source = (name: string): string => readFileSync(join(folder, name), 'utf8');
const hasPhp = spawnSync('php', ['-v']).status === 0;
if (!hasPhp)
  process.stderr.write(
    '\nPHP IS MISSING: the WordPress plugin is not linted and not run (apt-get install php-cli).\n\n',
  );

test('a file that is opened directly does nothing', () => {
  const guard = /if \( ! defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \) \{\n\texit;/;
  expect(files.filter((name) => !guard.test(source(name)))).toEqual([]);
});

test('everything that is printed is escaped', () => {
  const printed = files.flatMap((name) =>
    [...source(name).matchAll(/\becho\s+([\s\S]*?);/g)].map(([, what = '']) => what),
  );
  expect(printed.length).toBeGreaterThan(3);
  for (const what of printed) expect(what).toMatch(/esc_(html|attr|url)(__)?\(/);
});

test('the readme and the plugin name the same version', () => {
  const version = /Version:\s+([\d.]+)/.exec(source('askwell.php'))?.[1];
  const readme = readFileSync(join(folder, 'readme.txt'), 'utf8');
  expect(version).toBeDefined();
  expect(readme).toContain(`Stable tag: ${version}`);
  expect(readme).toContain('License: GPLv2 or later');
});

/** The files of an archive, read by its entries. */
function unzip(archive: Buffer): Map<string, string> {
  const found = new Map<string, string>();
  let at = 0;
  while (archive.readUInt32LE(at) === 0x04034b50) {
    const packed = archive.readUInt32LE(at + 18);
    const nameLength = archive.readUInt16LE(at + 26);
    const name = archive.toString('utf8', at + 30, at + 30 + nameLength);
    const start = at + 30 + nameLength;
    found.set(name, inflateRawSync(archive.subarray(start, start + packed)).toString());
    at = start + packed;
  }
  return found;
}

test('WordPress finds the plugin in the archive, below its folder', () => {
  const archive = unzip(pluginArchive());
  expect([...archive.keys()].toSorted()).toEqual(
    [...files, 'readme.txt'].map((name) => `askwell/${name}`).toSorted(),
  );
  expect(archive.get('askwell/askwell.php')).toBe(source('askwell.php'));
});

describe.runIf(!hasPhp)('without PHP', () => {
  test.each(files)('the brackets of %s close', (name) => {
    const code = source(name).replace(/\/\*[\s\S]*?\*\/|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, '');
    const count = (bracket: string) => code.split(bracket).length;
    expect([count('('), count('['), count('{')]).toEqual([count(')'), count(']'), count('}')]);
  });
});

const Result = z.object({
  settings: z.object({ server: z.string(), chatbot_id: z.string(), hide_for_members: z.boolean() }),
  complete: z.boolean(),
  errors: z.array(z.string()),
});

describe.runIf(hasPhp)('with PHP', () => {
  test.each(files)('%s has no syntax error', (name) => {
    const { status, stdout } = spawnSync('php', ['-l', join(folder, name)], { encoding: 'utf8' });
    expect([stdout, status]).toEqual([expect.stringContaining('No syntax errors'), 0]);
  });

  const script = fileURLToPath(new URL('run-settings.php', import.meta.url));
  const stored = (input: unknown): z.infer<typeof Result> => {
    const { stdout, stderr } = spawnSync('php', [script], {
      input: JSON.stringify(input),
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    return Result.parse(JSON.parse(stdout));
  };
  /** What a shortcode answers in each place, and whether the page then holds the chat. */
  const rendered = (attributes: unknown, places: string[]) => {
    const args = [script, JSON.stringify(attributes), JSON.stringify(places)];
    const { stdout, stderr } = spawnSync('php', args, { encoding: 'utf8' });
    expect(stderr).toBe('');
    return z.array(z.tuple([z.string(), z.boolean()])).parse(JSON.parse(stdout));
  };
  const id = 'a'.repeat(24);

  test('the whole embed code fills in the server and the chatbot', () => {
    const code = `<script async src="https://chat.example.com/widget/${id}.js"></script>`;
    expect(stored({ chatbot_id: code, server: '', hide_for_members: '1' })).toEqual({
      settings: { server: 'https://chat.example.com', chatbot_id: id, hide_for_members: true },
      complete: true,
      errors: [],
    });
  });

  test('an ID with the address of the server is enough', () => {
    const { settings, complete } = stored({ chatbot_id: ` ${id} `, server: 'https://chat.example.com/' });
    expect([settings.server, settings.chatbot_id, complete]).toEqual(['https://chat.example.com', id, true]);
  });

  test('what is no chatbot and no web address is refused, and the stored one stays', () => {
    const evil = stored({ chatbot_id: '"><script>alert(1)</script>', server: 'javascript:alert(1)' });
    expect(evil.settings).toMatchObject({ server: 'https://old.example', chatbot_id: 'b'.repeat(24) });
    expect(evil.errors).toEqual(['askwell_id', 'askwell_server']);
    expect(stored({ chatbot_id: ['a'], server: { a: 1 } }).complete).toBe(false);
    expect(stored('nonsense').complete).toBe(false);
  });

  test.each([
    [{}, 'inline', '<div style="height:600px">'],
    ['', 'inline', '<div style="height:600px">'],
    [{ height: '480px' }, 'inline', '<div style="height:480px">'],
    [{ height: '1' }, 'inline', '<div style="height:320px">'],
    [{ mode: 'page' }, 'page', '{'],
    [{ mode: '"><script>', height: '"><script>' }, 'inline', '<div style="height:320px">'],
  ])('the shortcode with %j puts the chat into the page', (attributes, mode, start) => {
    const [[html, isInPage] = ['', false]] = rendered(attributes, ['page']);
    const src = `https://old.example/widget/${'b'.repeat(24)}.js`;
    expect(html).toContain(JSON.stringify({ async: true, src, 'data-mode': mode }));
    expect(html.startsWith(start)).toBe(true);
    expect(isInPage).toBe(true);
  });

  test('a content that plugins render before the page, or twice, shows the chat; a feed has none', () => {
    const places = ['wp_head', 'other query', 'elsewhere', 'feed', 'page', 'page'];
    const answers = rendered({}, places);
    expect(answers.map(([html]) => html.includes('/widget/'))).toEqual([true, true, true, false, true, true]);
    expect(answers.map(([, isInPage]) => isInPage)).toEqual([false, false, false, false, true, true]);
  });

  test('without a chatbot nothing is shown, and that is no error', () => {
    expect(stored({ chatbot_id: '', server: '' })).toMatchObject({ complete: false, errors: [] });
  });
});
