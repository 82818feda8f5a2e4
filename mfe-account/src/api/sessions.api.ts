import {
  endOtherSessions,
  endSession,
  listSessions,
  type ResponseOf,
  type SignedInSession,
} from '@askwell/contracts';
import { call } from '@askwell/platform';
import { api } from './api.ts';

const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSessions: build.query<SignedInSession[], void>({
      query: () => call(listSessions),
      transformResponse: ({ data }: ResponseOf<typeof listSessions>) => data.sessions,
      providesTags: ['Sessions'],
    }),
    endSession: build.mutation<unknown, string>({
      query: (sessionId) => call(endSession, { params: { sessionId } }),
      invalidatesTags: ['Sessions', 'Audit'],
    }),
    endOtherSessions: build.mutation<unknown, void>({
      query: () => call(endOtherSessions),
      invalidatesTags: ['Sessions', 'Audit'],
    }),
  }),
});

export const { useListSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = sessionsApi;
