import type { Contract } from '@askwell/contracts';
import type { HttpClient } from '@askwell/testing';
import { expect } from 'vitest';
import type { z } from 'zod';
import { pathWith } from './contracts.ts';

type Sent = {
  ids?: Record<string, string>;
  body?: unknown;
  /** A body that is no JSON. */
  raw?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
};

/**
 * Checks that each answer matches its contract exactly, with no field missing and none added, and
 * that no long text comes uncompressed to a client that takes gzip.
 */
export function witness() {
  const answered = new Set<string>();
  const texts: string[] = [];

  async function ask<Response extends z.ZodType>(
    client: HttpClient,
    contract: Contract<string, z.ZodType, z.ZodType, Response>,
    { ids = {}, body, raw, headers: sent }: Sent = {},
  ): Promise<z.output<Response>> {
    const method = contract.method.toUpperCase();
    const path = pathWith(contract, 'none', ids);
    const init = {
      headers: { 'Content-Type': 'application/json', 'Accept-Encoding': 'gzip', ...sent },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(raw !== undefined && { body: raw }),
    };
    const { status, text, headers } = await client.send(method, path, init);
    expect([contract.path, status, text]).toEqual([contract.path, contract.status, text]);
    const isLong = Buffer.byteLength(text) >= 1024 && !path.includes('/stream');
    expect([path, isLong && headers.get('content-encoding')]).toEqual([path, isLong && 'gzip']);
    const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
    const answer: unknown = isJson ? JSON.parse(text) : text;
    const promised = contract.response.parse(answer);
    expect(answer).toEqual(promised);
    answered.add(nameOf(contract));
    texts.push(text);
    return promised;
  }
  return { ask, answered, texts };
}

/** Makes a call and checks its answer. */
export type Ask = ReturnType<typeof witness>['ask'];

export const nameOf = ({ method, path }: Pick<Contract, 'method' | 'path'>) => `${method} ${path}`;
