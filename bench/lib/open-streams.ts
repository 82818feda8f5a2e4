import { request } from 'node:http';

/** An event stream that stays open, with what it has heard. */
export type OpenStream = {
  /** Resolves when the stream has said this. */
  said: (text: string) => Promise<void>;
  /** Resolves when the server has ended it: with the milliseconds that it asked to wait. */
  ended: Promise<number>;
  close: () => void;
};

/** Opens a stream from an address of its own, behind one trusted proxy. */
export function openStream(url: string, token: string, address: string): Promise<OpenStream> {
  return new Promise((resolve, reject) => {
    const headers = {
      Authorization: `Bearer ${token}`,
      Accept: 'text/event-stream',
      'X-Forwarded-For': address,
    };
    const asked = request(url, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200)
        return reject(new Error(`a stream was answered ${response.statusCode}`));
      let held = '';
      let waiting: { text: string; done: () => void }[] = [];
      const look = () => {
        const found = waiting.filter(({ text }) => held.includes(text));
        waiting = waiting.filter((one) => !found.includes(one));
        for (const { done } of found) done();
      };
      response.setEncoding('utf8').on('data', (piece: string) => {
        held = (held + piece).slice(-20_000);
        look();
      });
      const ended = new Promise<number>((done) => {
        response.on('close', () => done(Number(/retry: (\d+)/.exec(held)?.[1] ?? Number.NaN)));
      });
      response.on('error', () => {});
      resolve({
        said: (text) =>
          new Promise((done) => {
            waiting.push({ text, done });
            look();
          }),
        ended,
        close: () => asked.destroy(),
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}
