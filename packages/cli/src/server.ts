import { overHttp } from '@askwell/web-host/over-http';

/**
 * The running server: its address is `ASKWELL_URL`, the release token `RELEASE_TOKEN`. Throws when
 * the address is missing.
 */
export function runningServer() {
  const { ASKWELL_URL: url, RELEASE_TOKEN: token = '' } = process.env;
  if (!url) throw new Error('Set ASKWELL_URL to the address of the server, here or in .env.');
  if (!URL.canParse(url)) throw new Error(`ASKWELL_URL is no address: ${url}`);
  return { url, where: overHttp(url, token) };
}
