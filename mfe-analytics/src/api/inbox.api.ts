import {
  addInboxNote,
  assignConversation,
  closeConversation,
  draftFaq,
  getInboxConversation,
  handBackConversation,
  listInbox,
  listMembers,
  markInboxSeen,
  openInboxStream,
  reopenConversation,
  replyToVisitor,
  sendMemberTyping,
  snoozeConversation,
  undoConversationChange,
  type BodyOf,
  type InboxConversation,
  type InboxFilter,
  type InboxMessage,
  type InboxNote,
  type ResponseOf,
  type TeamMember,
} from '@askwell/contracts';
import { call } from '@askwell/platform';
import { needingAttention } from '../inbox/attention.ts';
import { api } from './api.ts';

/** Which conversations of the account. */
export type InboxRequest = { filter: InboxFilter; search: string; chatbotId?: string };
export type InboxPage = ResponseOf<typeof listInbox>['data'];
/** A conversation with all that was said in it. */
export type OpenedConversation = ResponseOf<typeof getInboxConversation>['data'];

export type FaqDraft = ResponseOf<typeof draftFaq>['data'];

/** The server closes a stream after at most 18 minutes. */
const streamMs = 20 * 60_000;

type StreamRequest = {
  hear: (body: ReadableStream<Uint8Array>) => Promise<void>;
  /** `error`: undefined where the server ended the stream. */
  ended: (error: unknown) => void;
};

type Changed = { conversation: InboxConversation };
const conversationIn = ({ data }: { data: Changed }): InboxConversation => data.conversation;

export const inboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    listInbox: build.infiniteQuery<InboxPage, InboxRequest, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ cursor }) => cursor ?? undefined,
      },
      query: ({ queryArg, pageParam: cursor }) =>
        call(listInbox, { query: { ...queryArg, ...(cursor !== undefined && { cursor }) } }),
      transformResponse: ({ data }: ResponseOf<typeof listInbox>) => data,
      providesTags: ['Inbox'],
    }),
    /** How many open conversations of the account need attention. */
    getInboxAttention: build.query<number, string>({
      query: () => call(listInbox, { query: { filter: 'open' } }),
      transformResponse: ({ data }: ResponseOf<typeof listInbox>) => needingAttention([data]),
      providesTags: ['Inbox'],
    }),
    getInboxConversation: build.query<OpenedConversation, string>({
      query: (id) => call(getInboxConversation, { params: { id } }),
      transformResponse: ({ data }: ResponseOf<typeof getInboxConversation>) => data,
      providesTags: (_data, _error, id) => [{ type: 'InboxConversation', id }],
    }),
    /** Never from the cache: what was said since belongs to it. */
    draftFaq: build.query<FaqDraft, string>({
      query: (id) => call(draftFaq, { params: { id } }),
      transformResponse: ({ data }: ResponseOf<typeof draftFaq>) => data,
      keepUnusedDataFor: 0,
    }),
    getMembers: build.query<TeamMember[], void>({
      query: () => call(listMembers),
      transformResponse: ({ data }: ResponseOf<typeof listMembers>) => data.members,
    }),
    replyToVisitor: build.mutation<
      { message: InboxMessage; conversation: InboxConversation },
      { id: string; body: BodyOf<typeof replyToVisitor> }
    >({
      query: ({ id, body }) => call(replyToVisitor, { params: { id }, body }),
      transformResponse: ({ data }: ResponseOf<typeof replyToVisitor>) => data,
    }),
    addInboxNote: build.mutation<InboxNote, { id: string; text: string; mentions: string[] }>({
      query: ({ id, ...body }) => call(addInboxNote, { params: { id }, body }),
      transformResponse: ({ data }: ResponseOf<typeof addInboxNote>) => data.note,
    }),
    assignConversation: build.mutation<
      InboxConversation,
      { id: string; body: BodyOf<typeof assignConversation> }
    >({
      query: ({ id, body }) => call(assignConversation, { params: { id }, body }),
      transformResponse: conversationIn,
    }),
    snoozeConversation: build.mutation<InboxConversation, { id: string; until?: string }>({
      query: ({ id, ...body }) => call(snoozeConversation, { params: { id }, body }),
      transformResponse: conversationIn,
    }),
    closeConversation: build.mutation<InboxConversation, { id: string; afterSeq: number }>({
      query: ({ id, afterSeq }) => call(closeConversation, { params: { id }, body: { afterSeq } }),
      transformResponse: conversationIn,
    }),
    reopenConversation: build.mutation<InboxConversation, string>({
      query: (id) => call(reopenConversation, { params: { id } }),
      transformResponse: conversationIn,
    }),
    undoConversationChange: build.mutation<InboxConversation, string>({
      query: (id) => call(undoConversationChange, { params: { id } }),
      transformResponse: conversationIn,
    }),
    handBackConversation: build.mutation<InboxConversation, string>({
      query: (id) => call(handBackConversation, { params: { id } }),
      transformResponse: conversationIn,
    }),
    markInboxSeen: build.mutation<InboxConversation, { id: string; seq: number }>({
      query: ({ id, seq }) => call(markInboxSeen, { params: { id }, body: { seq } }),
      transformResponse: conversationIn,
    }),
    sendMemberTyping: build.mutation<void, string>({
      query: (id) => call(sendMemberTyping, { params: { id } }),
      transformResponse: () => undefined,
    }),
    /**
     * Answers at once, since tags are fetched again only when no call is under way. `hear` reads
     * the stream to its end, which `ended` learns of.
     */
    openInboxStream: build.mutation<null, StreamRequest>({
      queryFn: ({ hear, ended }, _api, _options, send) => {
        const done = send({
          ...call(openInboxStream),
          headers: { Accept: 'text/event-stream' },
          timeout: streamMs,
          responseHandler: async (response: Response): Promise<unknown> => {
            if (!response.ok || response.body === null) return response.json();
            await hear(response.body);
            return null;
          },
        });
        void Promise.resolve(done).then(({ error }) => ended(error));
        return { data: null };
      },
    }),
  }),
});

export const {
  useListInboxInfiniteQuery: useListInboxQuery,
  useGetInboxAttentionQuery,
  useGetInboxConversationQuery,
  useDraftFaqQuery,
  useGetMembersQuery,
  useReplyToVisitorMutation,
  useAddInboxNoteMutation,
  useAssignConversationMutation,
  useSnoozeConversationMutation,
  useUndoConversationChangeMutation,
  useCloseConversationMutation,
  useReopenConversationMutation,
  useHandBackConversationMutation,
  useMarkInboxSeenMutation,
  useSendMemberTypingMutation,
} = inboxApi;
