import type { Router } from '@koa/router';
import { Id, type Access, type Audience, type Contract, type PathParam } from '@askwell/contracts';
import type { Context } from 'koa';
import type { z } from 'zod';
import type { Owner } from '../kernel/owner.ts';
import { readBody } from './body.ts';
import { Problem } from '../kernel/problem.ts';
import { sentenceFor } from './sentences.ts';

/** What a handler works with: everything parsed, and the owner whose session it is. */
export type Call<
  Path extends string,
  Body extends z.ZodType,
  Query extends z.ZodType,
  Who extends Audience,
> = {
  params: Record<PathParam<Path>, string>;
  query: z.output<Query>;
  body: z.output<Body>;
  owner: Who extends 'owner' ? Owner : null;
  ctx: Context;
};

/** Finds the owner who makes a request, by whatever the call's contract accepts. */
export type RequestOwner = (ctx: Context, access: Access) => Promise<Owner>;

type Options = {
  /** How large a body may be; 256 kB when absent. */
  bodyBytes?: number;
};

/**
 * Serves one contract: session or personal token (for an owner's call), then parsing, then the handler, whose result is the body of the
 * answer. A handler that has answered on `ctx` itself returns undefined.
 */
export const endpoints = (requestOwner: RequestOwner) => {
  function endpoint<
    Path extends string,
    Body extends z.ZodType,
    Query extends z.ZodType,
    Response extends z.ZodType,
    Who extends Audience,
    const Result extends z.input<Response> | undefined,
  >(
    router: Router,
    contract: Contract<Path, Body, Query, Response, Who>,
    handler: (call: Call<Path, Body, Query, Who>) => Promise<Result>,
    options?: Options,
  ): void;
  function endpoint(
    router: Router,
    contract: Contract,
    handler: (call: Call<string, z.ZodType, z.ZodType, Audience>) => Promise<unknown>,
    { bodyBytes }: Options = {},
  ): void {
    const { method, path, audience, access, status, body, query } = contract;
    router[method](path, async (ctx) => {
      const owner = audience === 'owner' ? await requestOwner(ctx, access) : null;
      refuseBadIds(ctx.params);
      const result = await handler({
        params: ctx.params,
        query: query && parse(query, ctx.query),
        body: body && parse(body, await readBody(ctx, bodyBytes)),
        owner,
        ctx,
      });
      if (result === undefined) return;
      ctx.status = status;
      ctx.body = result;
    });
  }
  return endpoint;
};
export type Endpoint = ReturnType<typeof endpoints>;

/** An id that is none belongs to nothing: 404, and the database is not asked. */
function refuseBadIds(params: Record<string, string>): void {
  for (const [name, value] of Object.entries(params)) {
    if (documentIds.has(name) && !Id.safeParse(value).success) throw new Problem('not_found');
  }
}
const documentIds = new Set(['id', 'chatbotId', 'userId', 'deliveryId']);

/** All that is wrong at once; the sentence on top is the first of them. */
function parse(schema: z.ZodType, input: unknown): unknown {
  const result = schema.safeParse(input, { error: sentenceFor });
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new Problem('invalid', { errors: issues, ...(issues[0] && { message: issues[0].message }) });
}
