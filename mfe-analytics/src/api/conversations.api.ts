import {
  deleteConversation,
  getTranscript,
  listConversations,
  type ConversationFilter,
  type ResponseOf,
  type Transcript,
} from '@askwell/contracts';
import { call } from '@askwell/platform';
import { periodQuery, type AnalyticsRequest } from './analytics.api.ts';
import { api } from './api.ts';

/** Which conversations of a period. */
export type ConversationsRequest = AnalyticsRequest & { filter: ConversationFilter; search: string };
type ConversationPage = ResponseOf<typeof listConversations>['data'];

const listOf = (id: string) => ({ type: 'Conversations' as const, id });

const conversationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    findConversations: build.infiniteQuery<ConversationPage, ConversationsRequest, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: { id, period, filter, search }, pageParam: before }) =>
        call(listConversations, {
          params: { id },
          query: { ...periodQuery(period), filter, search, ...(before !== undefined && { before }) },
        }),
      transformResponse: ({ data }: ResponseOf<typeof listConversations>) => data,
      providesTags: (_pages, _error, { id }) => [listOf(id)],
    }),
    getTranscript: build.query<Transcript, { chatbotId: string; id: string }>({
      query: (params) => call(getTranscript, { params }),
      transformResponse: ({ data }: ResponseOf<typeof getTranscript>) => data.conversation,
    }),
    deleteConversation: build.mutation<void, { chatbotId: string; id: string }>({
      query: (params) => call(deleteConversation, { params }),
      transformResponse: () => undefined,
      invalidatesTags: (_done, error, { chatbotId }) =>
        error
          ? []
          : [{ type: 'Analytics', id: chatbotId }, { type: 'Gaps', id: chatbotId }, listOf(chatbotId)],
    }),
  }),
});

export const {
  useFindConversationsInfiniteQuery: useFindConversationsQuery,
  useGetTranscriptQuery,
  useDeleteConversationMutation,
} = conversationsApi;
