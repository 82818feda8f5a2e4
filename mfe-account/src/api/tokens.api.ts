import {
  createToken,
  listTokens,
  revokeToken,
  type ApiToken,
  type BodyOf,
  type ResponseOf,
} from '@askwell/contracts';
import { call } from '@askwell/platform';
import { api } from './api.ts';

const tokensApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTokens: build.query<ApiToken[], void>({
      query: () => call(listTokens),
      transformResponse: ({ data }: ResponseOf<typeof listTokens>) => data.tokens,
      providesTags: ['ApiTokens'],
    }),
    createToken: build.mutation<ResponseOf<typeof createToken>, BodyOf<typeof createToken>>({
      query: (body) => call(createToken, { body }),
      invalidatesTags: ['ApiTokens', 'Audit'],
    }),
    revokeToken: build.mutation<unknown, string>({
      query: (id) => call(revokeToken, { params: { id } }),
      invalidatesTags: ['ApiTokens', 'Audit'],
    }),
  }),
});

export const { useListTokensQuery, useCreateTokenMutation, useRevokeTokenMutation } = tokensApi;
