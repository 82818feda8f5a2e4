import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, say } from './run.ts';

/**
 * Chromium without its window: the same engine, with half the processor time of a test, since each
 * test opens a browser context and Chromium opens a window for each.
 */
const headlessShells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium for the browser tests: `CHROMIUM_PATH`, else Chromium's headless shell,
 * else the system's browser. Where we are root and apt-get knows the headless shell (Debian) it is
 * installed, and where there is no browser at all Chromium is. Throws the one line that installs it
 * where we cannot.
 */
export async function ensureChromium(): Promise<string> {
  const chosen = [process.env['CHROMIUM_PATH'], ...headlessShells.map(onPath)].find(isThere);
  if (chosen) return chosen;
  const browser = [...browsers.map(onPath), ...applications].find(isThere);
  const canInstall = process.getuid?.() === 0 && onPath('apt-get') !== undefined;
  const found = browser
    ? ((canInstall ? await installHeadlessShell() : undefined) ?? browser)
    : canInstall
      ? await installAny()
      : undefined;
  if (found) return found;
  throw new Error(`The browser tests need Chromium. Install it with:  ${installLine()}`);
}

/** Undefined without an error where apt-get does not know it or cannot fetch it. */
async function installHeadlessShell(): Promise<string | undefined> {
  say("Installing Chromium's headless shell for the browser tests (apt-get)…");
  await aptGet('install', '-y', '--no-install-recommends', 'chromium-headless-shell').catch(() => {});
  return headlessShells.map(onPath).find(isThere);
}

async function installAny(): Promise<string | undefined> {
  await aptGet('update');
  const shell = await installHeadlessShell();
  if (shell) return shell;
  say('Installing Chromium for the browser tests (apt-get install chromium)…');
  await aptGet('install', '-y', 'chromium');
  return browsers.map(onPath).find(isThere);
}

/** Gives up soon where nothing can be fetched. */
const aptGet = (...args: string[]) =>
  run('apt-get', ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', ...args], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });

const isThere = (path: string | undefined): path is string => path !== undefined && existsSync(path);

const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

const installLine = () =>
  process.platform === 'darwin' ? 'brew install --cask chromium' : 'sudo apt-get install -y chromium';
