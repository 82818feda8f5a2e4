import { z } from 'zod';

/** Where the fixture of a website listens. */
export type FetchTestHost = { address: string; port: number };

const pattern = /^([a-z0-9.-]+)=([0-9.]+):(\d{1,5})$/;

/** Hosts with the place of their fixture, such as `shop.example=127.0.0.1:4001,…`. */
export const FetchTestHosts = z.string().transform((text, { issues }) => {
  const hosts = new Map<string, FetchTestHost>();
  for (const entry of text.split(',')) {
    const [, host = '', address = '', port = ''] = pattern.exec(entry.trim()) ?? [];
    if (host === '') {
      issues.push({
        code: 'custom',
        input: text,
        message: 'must be hosts such as shop.example=127.0.0.1:4001',
      });
    }
    hosts.set(host, { address, port: Number(port) });
  }
  return hosts;
});
