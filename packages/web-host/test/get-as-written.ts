import { request } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * Asks a server on this machine for a path exactly as it is written; `fetch` would resolve `..`
 * first.
 */
export const getAsWritten = (port: number, path: string): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, text: body }), reject);
    })
      .on('error', reject)
      .end();
  });
