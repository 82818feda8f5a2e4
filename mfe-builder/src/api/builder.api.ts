import {
  askDraft,
  checkApiKey,
  createChatbot,
  createIdentitySecret,
  deleteChatbot,
  deleteIdentitySecret,
  deployChatbot,
  getChatbot,
  getIdentitySecret,
  getSearchProgress,
  keepChatbot,
  listAskedQuestions,
  listChatbots,
  updateChatbot,
  updateKnowledgeBase,
  updateProfile,
  type BodyOf,
  type Chatbot,
  type ChatbotList,
  type Deployment,
  type ResponseOf,
  type SearchProgress,
  type User,
} from '@askwell/contracts';
import { baseApi, call, userChanged } from '@askwell/platform';

type AskedQuestions = ResponseOf<typeof listAskedQuestions>['data']['questions'];
type ById<Body> = { id: string; body: Body };

const chatbotOf = ({ data }: ResponseOf<typeof getChatbot>): Chatbot => data.chatbot;

/** `Chatbots` is shared with the analytics remote. */
const api = baseApi.enhanceEndpoints({ addTagTypes: ['Chatbots', 'Chatbot', 'IdentitySecret'] });

/**
 * The calls of dashboard and editor. Saving a chatbot does not invalidate it: the response says
 * what is stored, and the editor may have newer changes.
 */
const builderApi = api.injectEndpoints({
  endpoints: (build) => ({
    listChatbots: build.query<ChatbotList, void>({
      query: () => call(listChatbots),
      providesTags: ['Chatbots'],
    }),
    getChatbot: build.query<Chatbot, string>({
      query: (id) => call(getChatbot, { params: { id } }),
      transformResponse: chatbotOf,
      // The editor always opens the version that is stored now, never a cached one.
      keepUnusedDataFor: 0,
      providesTags: (_chatbot, _error, id) => [{ type: 'Chatbot', id }],
    }),
    /** The revision makes it a new query after every change. */
    getSearchProgress: build.query<SearchProgress | null, { id: string; revision: number }>({
      query: ({ id }) => call(getSearchProgress, { params: { id } }),
      transformResponse: ({ data }: ResponseOf<typeof getSearchProgress>) => data.search,
      keepUnusedDataFor: 0,
    }),
    /** What changes of the knowledge base are tried on, as far as it can be had. */
    listAskedQuestions: build.query<AskedQuestions, string>({
      query: (id) => call(listAskedQuestions, { params: { id } }),
      transformResponse: ({ data }: ResponseOf<typeof listAskedQuestions>) => data.questions,
    }),
    createChatbot: build.mutation<Chatbot, BodyOf<typeof createChatbot>>({
      query: (body) => call(createChatbot, { body }),
      transformResponse: chatbotOf,
      invalidatesTags: ['Chatbots'],
    }),
    updateChatbot: build.mutation<Chatbot, ById<BodyOf<typeof updateChatbot>>>({
      query: ({ id, body }) => call(updateChatbot, { params: { id }, body }),
      transformResponse: chatbotOf,
      invalidatesTags: ['Chatbots'],
    }),
    updateKnowledgeBase: build.mutation<Chatbot, ById<BodyOf<typeof updateKnowledgeBase>>>({
      query: ({ id, body }) => call(updateKnowledgeBase, { params: { id }, body }),
      transformResponse: chatbotOf,
      invalidatesTags: ['Chatbots'],
    }),
    deleteChatbot: build.mutation<void, string>({
      query: (id) => call(deleteChatbot, { params: { id } }),
      transformResponse: () => undefined,
      invalidatesTags: ['Chatbots'],
      // Removed from the list immediately, before the list is fetched again.
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        if (!(await settled(queryFulfilled))) return;
        const without = (list: ChatbotList) => ({
          ...list,
          chatbots: list.chatbots.filter(({ _id }) => _id !== id),
        });
        dispatch(builderApi.util.updateQueryData('listChatbots', undefined, without));
      },
    }),
    deployChatbot: build.mutation<Deployment, string>({
      query: (id) => call(deployChatbot, { params: { id } }),
      transformResponse: ({ data }: ResponseOf<typeof deployChatbot>) => data.deployment,
      invalidatesTags: ['Chatbots'],
    }),
    keepChatbot: build.mutation<void, ById<BodyOf<typeof keepChatbot>>>({
      query: ({ id, body }) => call(keepChatbot, { params: { id }, body }),
      transformResponse: () => undefined,
      invalidatesTags: ['Chatbots'],
    }),
    identitySecret: build.query<ResponseOf<typeof getIdentitySecret>['data'], string>({
      query: (id) => call(getIdentitySecret, { params: { id } }),
      transformResponse: ({ data }: ResponseOf<typeof getIdentitySecret>) => data,
      providesTags: ['IdentitySecret'],
    }),
    createIdentitySecret: build.mutation<string, string>({
      query: (id) => call(createIdentitySecret, { params: { id } }),
      transformResponse: ({ data }: ResponseOf<typeof createIdentitySecret>) => data.secret,
      invalidatesTags: ['IdentitySecret'],
    }),
    deleteIdentitySecret: build.mutation<void, string>({
      query: (id) => call(deleteIdentitySecret, { params: { id } }),
      transformResponse: () => undefined,
      invalidatesTags: ['IdentitySecret'],
    }),
    askDraft: build.mutation<ResponseOf<typeof askDraft>['data'], BodyOf<typeof askDraft>>({
      query: (body) => call(askDraft, { body }),
      transformResponse: ({ data }: ResponseOf<typeof askDraft>) => data,
    }),
    checkApiKey: build.mutation<User, void>({
      query: () => call(checkApiKey),
      transformResponse: ({ user }: ResponseOf<typeof checkApiKey>) => user,
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
        const checked = await settled(queryFulfilled);
        if (checked) dispatch(userChanged(checked.data));
      },
    }),
    saveApiKey: build.mutation<User, string>({
      query: (geminiApiKey) => call(updateProfile, { body: { geminiApiKey } }),
      transformResponse: ({ data }: ResponseOf<typeof updateProfile>) => data.user,
      // With a key, chatbots can be created.
      invalidatesTags: ['Chatbots'],
      onQueryStarted: async (_key, { dispatch, queryFulfilled }) => {
        const saved = await settled(queryFulfilled);
        if (saved) dispatch(userChanged(saved.data));
      },
    }),
  }),
});

/** Null if the call failed: the caller handles the error. */
const settled = <Result>(call: Promise<Result>): Promise<Result | null> => call.catch(() => null);

export const {
  useListAskedQuestionsQuery,
  useListChatbotsQuery,
  useGetChatbotQuery,
  useGetSearchProgressQuery,
  useCreateChatbotMutation,
  useUpdateChatbotMutation,
  useUpdateKnowledgeBaseMutation,
  useDeleteChatbotMutation,
  useDeployChatbotMutation,
  useKeepChatbotMutation,
  useAskDraftMutation,
  useIdentitySecretQuery,
  useCreateIdentitySecretMutation,
  useDeleteIdentitySecretMutation,
  useCheckApiKeyMutation,
  useLazyGetChatbotQuery,
  useSaveApiKeyMutation,
} = builderApi;
