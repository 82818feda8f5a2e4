import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, say } from './run.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium for the browser tests: `CHROMIUM_PATH`, else the system's own, else
 * installed through apt-get where we are root on Debian or Ubuntu. Throws the one line that
 * installs it where we cannot.
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    say('Installing Chromium for the browser tests (apt-get install chromium)…');
    await run('apt-get', ['update', '-qq'], { quiet: true });
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(`The browser tests need Chromium. Install it with:  ${installLine()}`);
}

const findChromium = () =>
  [process.env['CHROMIUM_PATH'], ...names.map(onPath), ...applications].find(
    (path) => path !== undefined && existsSync(path),
  );

const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

const installLine = () =>
  process.platform === 'darwin' ? 'brew install --cask chromium' : 'sudo apt-get install -y chromium';
