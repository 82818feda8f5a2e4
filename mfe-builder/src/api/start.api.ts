import {
  addSource,
  createChatbot,
  deleteChatbot,
  uploadSource,
  type ResponseOf,
  type Source,
} from '@askwell/contracts';
import { baseApi, call } from '@askwell/platform';
import type { Addition } from '../sources/add/AddSource.tsx';

type Start = { name: string; addition: Addition; creationKey: string };

const uploadTimeoutMs = 5 * 60_000;

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Chatbots', 'Sources'] });

/** Creates a chatbot with its first source. */
const startApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * If the source is refused, such as for its address, no chatbot is left. The list of chatbots
     * is loaded again only on success: it would take the place of the form and its error.
     */
    startWithSource: build.mutation<Source, Start>({
      queryFn: async ({ name, addition, creationKey }, _api, _extra, send) => {
        const created = await send(call(createChatbot, { body: { name, creationKey } }));
        if (created.error !== undefined) return { error: created.error };
        const id = idIn(created.data);
        const added = await send(
          addition.kind === 'file'
            ? {
                ...call(uploadSource, { params: { id }, query: { name: addition.file.name } }),
                body: addition.file,
                timeout: uploadTimeoutMs,
              }
            : call(addSource, { params: { id }, body: addition }),
        );
        if (added.error !== undefined) {
          await send(call(deleteChatbot, { params: { id } }));
          return { error: added.error };
        }
        return isAdded(added.data)
          ? { data: added.data.data.source }
          : { error: { status: 'CUSTOM_ERROR', error: 'no source' } };
      },
      invalidatesTags: (source) => (source === undefined ? [] : ['Chatbots', 'Sources']),
    }),
  }),
});

type Created = ResponseOf<typeof createChatbot>;
type Added = ResponseOf<typeof addSource>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isCreated = (answer: unknown): answer is Created =>
  isObject(answer) && 'data' in answer && isObject(answer.data) && 'chatbot' in answer.data;

const isAdded = (answer: unknown): answer is Added =>
  isObject(answer) && 'data' in answer && isObject(answer.data) && 'source' in answer.data;

const idIn = (answer: unknown): string => (isCreated(answer) ? answer.data.chatbot._id : '');

export const { useStartWithSourceMutation } = startApi;
