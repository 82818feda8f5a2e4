import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { RateLimitName } from '../rate-limits.ts';
import type { Permission } from '../team/roles.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Names of the `:parameters` in a path: `'/api/chatbot/:id'` → `'id'`. */
export type PathParam<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Bare<Name> | PathParam<Tail>
    : Bare<Rest>
  : never;
type Bare<Name extends string> = Name extends `${infer Stem}.${string}` ? Stem : Name;

/**
 * Who may call: anybody; an owner with a session; or a visitor, who is subject to the chatbot's
 * allowed domains and may hold a conversation's token.
 */
export type Audience = 'public' | 'owner' | 'visitor';

/**
 * What a personal token may do: read, change chatbots and what belongs to them, ask chatbots,
 * answer visitors.
 */
export const tokenScopes = ['read', 'write', 'ask', 'inbox'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/**
 * What proves who an owner is: a session alone, or also a personal token (Premium) with this scope.
 */
export type Access = 'session' | TokenScope;

export type Contract<
  Path extends string = string,
  Body extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Who extends Audience = Audience,
> = {
  method: Method;
  path: Path;
  audience: Who;
  /**
   * Of an owner's call. What touches the account, its security or money takes a session and nothing
   * else.
   */
  access: Access;
  /**
   * Of an owner's call: what the member who calls needs. A call that declares nothing is for the
   * account's owner alone.
   */
  permission: Permission;
  /** One sentence for the documentation. */
  summary: string;
  /** What may be sent; a call without one takes no body. */
  body?: Body;
  query?: Query;
  /** The body of a success. */
  response: Response;
  /** Status of a success. */
  status: number;
  /**
   * The codes that this call adds to those every call can answer (`invalid`, `unauthenticated`,
   * `internal`…).
   */
  errors: readonly ErrorCode[];
  /** The rate limits that each of these calls counts against, once it is parsed and permitted. */
  limits: readonly RateLimitName[];
  /**
   * The rate limits of what only some of these calls do, such as sending a code; counted when it is
   * done.
   */
  conditionalLimits: readonly RateLimitName[];
};

/**
 * Declares one call of the HTTP API, for the server to validate and for the clients to type.
 * Defaults: audience `owner`, access `session`, permission `own`, status 200, no further errors and
 * no rate limits.
 */
export function contract<
  const Path extends string,
  Response extends z.ZodType,
  Body extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  const Who extends Audience = 'owner',
>(
  spec: Pick<Contract, 'method' | 'summary'> &
    Partial<
      Pick<Contract, 'access' | 'permission' | 'status' | 'errors' | 'limits' | 'conditionalLimits'>
    > & {
      audience?: Who;
      path: Path;
      response: Response;
      body?: Body;
      query?: Query;
    },
): Contract<Path, Body, Query, Response, Who>;
export function contract(spec: Omit<Contract, Defaulted> & Partial<Pick<Contract, Defaulted>>): Contract {
  return {
    audience: 'owner',
    access: 'session',
    permission: 'own',
    status: 200,
    errors: [],
    limits: [],
    conditionalLimits: [],
    ...spec,
  };
}
type Defaulted = 'audience' | 'access' | 'permission' | 'status' | 'errors' | 'limits' | 'conditionalLimits';

/** What a client sends: the body before the server's defaults and transformations. */
export type BodyOf<C> = C extends Contract<string, infer Body, z.ZodType, z.ZodType> ? z.input<Body> : never;
/** What the server works with: the parsed body. */
export type ParsedBodyOf<C> =
  C extends Contract<string, infer Body, z.ZodType, z.ZodType> ? z.output<Body> : never;
export type QueryOf<C> =
  C extends Contract<string, z.ZodType, infer Query, z.ZodType> ? z.input<Query> : never;
export type ResponseOf<C> =
  C extends Contract<string, z.ZodType, z.ZodType, infer Response> ? z.output<Response> : never;
export type ParamsOf<C> = C extends Contract<infer Path> ? Record<PathParam<Path>, string> : never;

/** The path with its parameters filled in, each one encoded. */
export const pathOf = <Path extends string>(
  { path }: { path: Path },
  params: Record<PathParam<Path>, string>,
): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = Object.entries<string>(params).find(([key]) => key === name)?.[1];
    if (value === undefined) throw new TypeError(`path ${path} needs ${name}`);
    return encodeURIComponent(value);
  });
