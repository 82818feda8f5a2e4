import type { FetchArgs } from '@reduxjs/toolkit/query';
import { pathOf, type BodyOf, type Contract, type ParamsOf, type QueryOf } from '@askwell/contracts';

/** What a contract needs to be called: each part is there exactly when the contract has it. */
export type CallInput<C> = ([keyof ParamsOf<C>] extends [never] ? unknown : { params: ParamsOf<C> }) &
  ([QueryOf<C>] extends [undefined] ? unknown : { query: QueryOf<C> }) &
  ([BodyOf<C>] extends [undefined] ? unknown : { body: BodyOf<C> });

type CallArguments<C> = unknown extends CallInput<C> ? [] : [input: CallInput<C>];

/**
 * The argument of RTK Query's `query` for a contract:
 * `query: (id) => call(getChatbot, { params: { id } })`.
 */
export function call<C extends Contract>(contract: C, ...[input]: CallArguments<C>): FetchArgs {
  const { params, query, body }: { params?: object; query?: object; body?: unknown } = input ?? {};
  return {
    url: pathOf(contract, { ...params }),
    method: contract.method,
    ...(query && { params: { ...query } }),
    ...(body !== undefined && { body }),
  };
}
