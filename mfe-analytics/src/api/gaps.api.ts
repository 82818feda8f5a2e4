import {
  dismissGap,
  getChatbot,
  listGaps,
  updateKnowledgeBase,
  type BodyOf,
  type Chatbot,
  type ResponseOf,
} from '@askwell/contracts';
import { call } from '@askwell/platform';
import { periodQuery, type AnalyticsRequest } from './analytics.api.ts';
import { api } from './api.ts';

export type Gaps = ResponseOf<typeof listGaps>['data'];

const gapsOf = (id: string) => ({ type: 'Gaps' as const, id });

const gapsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listGaps: build.query<Gaps, AnalyticsRequest>({
      query: ({ id, period }) => call(listGaps, { params: { id }, query: periodQuery(period) }),
      transformResponse: ({ data }: ResponseOf<typeof listGaps>) => data,
      providesTags: (_gaps, _error, { id }) => [gapsOf(id)],
    }),
    dismissGap: build.mutation<void, { id: string; questions: string[] }>({
      query: ({ id, questions }) => call(dismissGap, { params: { id }, body: { questions } }),
      transformResponse: () => undefined,
      invalidatesTags: (_done, _error, { id }) => [gapsOf(id)],
    }),
    /** With its knowledge base, into which a gap's answer goes. */
    getTaughtChatbot: build.query<Chatbot, string>({
      query: (id) => call(getChatbot, { params: { id } }),
      transformResponse: ({ data }: ResponseOf<typeof getChatbot>) => data.chatbot,
      keepUnusedDataFor: 0,
      providesTags: (_chatbot, _error, id) => [{ type: 'Chatbot', id }],
    }),
    teachChatbot: build.mutation<Chatbot, { id: string; body: BodyOf<typeof updateKnowledgeBase> }>({
      query: ({ id, body }) => call(updateKnowledgeBase, { params: { id }, body }),
      transformResponse: ({ data }: ResponseOf<typeof updateKnowledgeBase>) => data.chatbot,
      invalidatesTags: (_chatbot, _error, { id }) => [gapsOf(id), 'Chatbots'],
    }),
  }),
});

export const { useListGapsQuery, useDismissGapMutation, useGetTaughtChatbotQuery, useTeachChatbotMutation } =
  gapsApi;
