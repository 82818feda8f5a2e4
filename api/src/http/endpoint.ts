import type { Router } from '@koa/router';
import { Id, type Audience, type Contract, type PathParam, type RateLimitName } from '@askwell/contracts';
import type { Context } from 'koa';
import type { z } from 'zod';
import { isStorageFailing } from '../kernel/database.ts';
import type { Member } from '../kernel/member.ts';
import type { Owner } from '../kernel/owner.ts';
import { readBody } from './body.ts';
import { limitUse } from './limit-use.ts';
import type { RateLimits } from './limits.ts';
import { Problem } from '../kernel/problem.ts';
import { sentenceFor } from './sentences.ts';

/** What a handler works with: everything parsed, the account, and its member who calls. */
export type Call<
  Path extends string,
  Body extends z.ZodType,
  Query extends z.ZodType,
  Who extends Audience,
> = {
  params: Record<PathParam<Path>, string>;
  query: z.output<Query>;
  body: z.output<Body>;
  /** The account; of a `self` call the person's own. */
  owner: Who extends 'owner' ? Owner : null;
  /** Who calls, for the audit log and for what people write. */
  member: Who extends 'owner' ? Member : null;
  ctx: Context;
  countAgainst: CountAgainst;
};

/** Counts a call against conditional limits of its contract. Throws `too_many_requests`. */
export type CountAgainst = (...names: RateLimitName[]) => Promise<void>;

/** The account that a request is about, and the member who makes it. */
export type Caller = { owner: Owner; member: Member };

/** Finds who makes a request, by whatever the call's contract accepts and allows. */
export type FindCaller = (ctx: Context, contract: Pick<Contract, 'access' | 'permission'>) => Promise<Caller>;

type Options = {
  /** The largest body in bytes; 256 kB when absent. */
  bodyBytes?: number;
};

type Handler<
  Path extends string,
  Body extends z.ZodType,
  Query extends z.ZodType,
  Who extends Audience,
  Result,
> = (call: Call<Path, Body, Query, Who>) => Promise<Result>;

/** A call that is refused, or finds what it is about, before it counts against its rate limits. */
type Steps<
  Path extends string,
  Body extends z.ZodType,
  Query extends z.ZodType,
  Who extends Audience,
  Subject,
  Result,
> = Options & {
  /** Throws when the caller may not; returns what the call is about. */
  permit: (call: Call<Path, Body, Query, Who>) => Promise<Subject> | Subject;
  handle: (call: Call<Path, Body, Query, Who>, subject: Subject) => Promise<Result>;
  /** Responds while the database cannot write, when neither the limits nor `handle` could. */
  handleWithoutWriting?: (call: Call<Path, Body, Query, Who>, subject: Subject) => Promise<Result>;
};

/**
 * Serves one contract: session or personal token with the account and the role (for an owner's
 * call), then parsing, then the permission, then the rate limits of the contract, then the handler,
 * whose result is the body of the answer. A handler that has answered on `ctx` itself returns
 * undefined.
 */
export const endpoints = (findCaller: FindCaller, limits: Pick<RateLimits, 'take'>) => {
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
    handler: Handler<Path, Body, Query, Who, Result>,
    options?: Options,
  ): void;
  function endpoint<
    Path extends string,
    Body extends z.ZodType,
    Query extends z.ZodType,
    Response extends z.ZodType,
    Who extends Audience,
    Subject,
    const Result extends z.input<Response> | undefined,
  >(
    router: Router,
    contract: Contract<Path, Body, Query, Response, Who>,
    steps: Steps<Path, Body, Query, Who, Subject, Result>,
  ): void;
  function endpoint(
    router: Router,
    contract: Contract,
    handler: Handler<string, z.ZodType, z.ZodType, Audience, unknown> | AnySteps,
    options: Options = {},
  ): void {
    const { method, path, audience, status, body, query } = contract;
    const steps: Omit<AnySteps, 'permit'> & Partial<AnySteps> =
      typeof handler === 'function' ? { handle: handler, ...options } : handler;
    router[method](path, async (ctx) => {
      const { owner, member } = audience === 'owner' ? await findCaller(ctx, contract) : noCaller;
      ctx.state['account'] = owner?.id.toHexString();
      ctx.state['member'] = member;
      refuseBadIds(ctx.params);
      const call = {
        params: ctx.params,
        query: query && parse(query, ctx.query),
        body: body && parse(body, await readBody(ctx, steps.bodyBytes)),
        owner,
        member,
        ctx,
        countAgainst: async (...names: RateLimitName[]) => {
          const unknown = names.find((name) => !contract.conditionalLimits.includes(name));
          if (unknown) throw new TypeError(`the contract of ${path} does not declare ${unknown}`);
          await limits.take(...names.map((name) => limitUse(name, call)));
        },
      };
      const subject = await steps.permit?.(call);
      const handle = async () => {
        if (contract.limits.length > 0) {
          await limits.take(...contract.limits.map((name) => limitUse(name, call)));
        }
        return steps.handle(call, subject);
      };
      const result = await handle().catch((error: unknown) => {
        const { handleWithoutWriting } = steps;
        if (!handleWithoutWriting || !isStorageFailing(error) || ctx.headerSent) throw error;
        return handleWithoutWriting(call, subject);
      });
      if (result === undefined) return;
      ctx.status = status;
      ctx.body = result;
    });
  }
  return endpoint;
};
export type Endpoint = ReturnType<typeof endpoints>;

const noCaller = { owner: null, member: null } as const;

type AnySteps = Steps<string, z.ZodType, z.ZodType, Audience, unknown, unknown>;

/** A malformed id belongs to no document: 404, without asking the database. */
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
