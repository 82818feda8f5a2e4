import { getChatbot, listChatbots, listInbox, type ChatbotList, type ResponseOf } from '@askwell/contracts';
import { baseApi, call } from '@askwell/platform';

/** A question of a knowledge base, and the chatbot that it belongs to. */
export type FoundFaq = { chatbotId: string; chatbot: string; question: string };
type Chatbot = ChatbotList['chatbots'][number];
type FoundConversation = ResponseOf<typeof listInbox>['data']['conversations'][number];

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Chatbots'] });

/**
 * The calls of the frame. The builder declares `listChatbots` alike, so the two share one answer;
 * every other name is used here only, since the last endpoint with a name replaces the one before.
 */
const frameApi = api.injectEndpoints({
  endpoints: (build) => ({
    listChatbots: build.query<ChatbotList, void>({
      query: () => call(listChatbots),
      providesTags: ['Chatbots'],
    }),
    /** The questions of all knowledge bases, kept while the palette is open. */
    listFaqs: build.query<FoundFaq[], readonly Chatbot[]>({
      queryFn: async (chatbots, _api, _options, ask) => {
        const answers = await Promise.all(
          chatbots.map(async ({ _id: id }) => ask(call(getChatbot, { params: { id } }))),
        );
        const failed = answers.find(({ error }) => error !== undefined)?.error;
        if (failed) return { error: failed };
        return { data: answers.flatMap(({ data }) => (isChatbotReply(data) ? faqsOf(data) : [])) };
      },
      serializeQueryArgs: ({ endpointName, queryArgs }) =>
        `${endpointName}(${queryArgs.map(({ _id }) => _id).join()})`,
      keepUnusedDataFor: 5,
      providesTags: ['Chatbots'],
    }),
    findInboxConversations: build.query<FoundConversation[], string>({
      query: (search) => call(listInbox, { query: { filter: 'all', search } }),
      transformResponse: ({ data }: ResponseOf<typeof listInbox>) => data.conversations,
      keepUnusedDataFor: 5,
    }),
  }),
});

type ChatbotReply = ResponseOf<typeof getChatbot>;

const isChatbotReply = (value: unknown): value is ChatbotReply =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  typeof value.data === 'object' &&
  value.data !== null &&
  'chatbot' in value.data;

const faqsOf = ({ data: { chatbot } }: ChatbotReply): FoundFaq[] =>
  chatbot.knowledgeBase.faqs.map(({ question }) => ({
    chatbotId: chatbot._id,
    chatbot: chatbot.name,
    question,
  }));

export const { useListChatbotsQuery, useListFaqsQuery, useFindInboxConversationsQuery } = frameApi;
