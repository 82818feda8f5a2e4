import {
  getPushKey,
  subscribeToPush,
  unsubscribeFromPush,
  type BodyOf,
  type ResponseOf,
} from '@askwell/contracts';
import { call } from '@askwell/platform';
import { api } from './api.ts';

const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPushKey: build.query<string, void>({
      query: () => call(getPushKey),
      transformResponse: ({ data }: ResponseOf<typeof getPushKey>) => data.publicKey,
    }),
    /** Resolves with the id of the subscription. */
    subscribeToPush: build.mutation<string, BodyOf<typeof subscribeToPush>>({
      query: (body) => call(subscribeToPush, { body }),
      transformResponse: ({ data }: ResponseOf<typeof subscribeToPush>) => data.id,
    }),
    unsubscribeFromPush: build.mutation<void, string>({
      query: (id) => call(unsubscribeFromPush, { params: { id } }),
      transformResponse: () => undefined,
    }),
  }),
});

export const { useLazyGetPushKeyQuery, useSubscribeToPushMutation, useUnsubscribeFromPushMutation } = pushApi;
