import {
  acceptDrafts,
  addSource,
  deleteSource,
  editDraft,
  getSource,
  listDrafts,
  listSources,
  refreshSource,
  rejectDrafts,
  reopenDrafts,
  resumeSource,
  stopSource,
  takeSiteLogo,
  updateSource,
  uploadSource,
  watchSource,
  type BodyOf,
  type NewSource,
  type ResponseOf,
  type Source,
  type SourceDraft,
} from '@askwell/contracts';
import { baseApi, call } from '@askwell/platform';
import { receiveEvents } from '../sources/list/receive-events.ts';

export type SourceList = ResponseOf<typeof listSources>['data'];
export type SourceDetails = ResponseOf<typeof getSource>['data'];
/** What a decision about drafts did, as the server answers it. */
export type Decided = ResponseOf<typeof acceptDrafts>['data'];
type DraftText = BodyOf<typeof editDraft>;

/** A source, by its chatbot and its own id. */
export type SourceRef = { chatbotId: string; id: string };
type OfChatbot<Body> = { chatbotId: string; body: Body };

/** Reading a large file over a slow line takes longer than other calls. */
const uploadTimeoutMs = 5 * 60_000;

/** The server asks the website for its rules, and then for the image. */
const siteLogoTimeoutMs = 60_000;

const sourceOf = ({ data }: ResponseOf<typeof addSource>): Source => data.source;
const decidedOf = ({ data }: ResponseOf<typeof acceptDrafts>): Decided => data;

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Chatbots', 'Sources', 'Drafts'] });

/** The calls of a chatbot's sources and of the drafts that they propose. */
const sourcesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSources: build.query<SourceList, string>({
      query: (id) => call(listSources, { params: { id } }),
      transformResponse: ({ data }: ResponseOf<typeof listSources>) => data,
      providesTags: ['Sources'],
    }),
    getSource: build.query<SourceDetails, SourceRef>({
      query: (params) => call(getSource, { params }),
      transformResponse: ({ data }: ResponseOf<typeof getSource>) => data,
      // Without a tag: a source that was just deleted is not asked for again.
      keepUnusedDataFor: 0,
    }),
    addSource: build.mutation<Source, OfChatbot<NewSource>>({
      query: ({ chatbotId, body }) => call(addSource, { params: { id: chatbotId }, body }),
      transformResponse: sourceOf,
      invalidatesTags: ['Sources'],
    }),
    uploadSource: build.mutation<Source, { chatbotId: string; file: File }>({
      query: ({ chatbotId, file }) => ({
        ...call(uploadSource, { params: { id: chatbotId }, query: { name: file.name } }),
        body: file,
        timeout: uploadTimeoutMs,
      }),
      transformResponse: sourceOf,
      invalidatesTags: ['Sources'],
    }),
    updateSource: build.mutation<Source, SourceRef & { body: BodyOf<typeof updateSource> }>({
      query: ({ chatbotId, id, body }) => call(updateSource, { params: { chatbotId, id }, body }),
      transformResponse: sourceOf,
      invalidatesTags: ['Sources'],
    }),
    deleteSource: build.mutation<void, SourceRef>({
      query: (params) => call(deleteSource, { params }),
      transformResponse: () => undefined,
      invalidatesTags: ['Sources', 'Drafts'],
    }),
    refreshSource: build.mutation<Source, SourceRef>({
      query: (params) => call(refreshSource, { params }),
      transformResponse: sourceOf,
      invalidatesTags: ['Sources'],
    }),
    /** Answers the address of the logo. */
    takeSiteLogo: build.mutation<string, SourceRef>({
      query: (params) => ({ ...call(takeSiteLogo, { params }), timeout: siteLogoTimeoutMs }),
      transformResponse: ({ data }: ResponseOf<typeof takeSiteLogo>) => data.logo,
    }),
    stopSource: build.mutation<Source, SourceRef>({
      query: (params) => call(stopSource, { params }),
      transformResponse: sourceOf,
      invalidatesTags: ['Sources'],
    }),
    resumeSource: build.mutation<Source, SourceRef>({
      query: (params) => call(resumeSource, { params }),
      transformResponse: sourceOf,
      invalidatesTags: ['Sources'],
    }),
    /**
     * Receives the progress of a source and puts it into the list and the details, until the source
     * is read or the call is aborted; `ended` learns of it. Answers at once, since tags are fetched
     * again only when no call is under way.
     */
    watchSource: build.mutation<null, SourceRef & { ended: () => void }>({
      queryFn: ({ ended, ...ref }, { dispatch }, _extra, send) => {
        const reading = send({
          ...call(watchSource, { params: ref }),
          headers: { accept: 'text/event-stream' },
          timeout: 0,
          responseHandler: (response: Response) =>
            response.ok
              ? receiveEvents(response, {
                  source: (source) => {
                    dispatch(
                      sourcesApi.util.updateQueryData('listSources', ref.chatbotId, (list) => ({
                        ...list,
                        sources: list.sources.map((one) => (one.id === source.id ? source : one)),
                      })),
                    );
                    dispatch(
                      sourcesApi.util.updateQueryData('getSource', ref, (details) => ({
                        ...details,
                        source,
                      })),
                    );
                  },
                  pages: (pages) => {
                    const news = new Map(pages.map((page) => [page.id, page]));
                    dispatch(
                      sourcesApi.util.updateQueryData('getSource', ref, (details) => {
                        const known = details.pages.map((page) => news.get(page.id) ?? page);
                        const ids = new Set(known.map(({ id }) => id));
                        return { ...details, pages: [...known, ...pages.filter(({ id }) => !ids.has(id))] };
                      }),
                    );
                  },
                })
              : response.json(),
        });
        void Promise.resolve(reading).finally(ended);
        return { data: null };
      },
    }),
    /** All open drafts. They come a hundred at a time. */
    listDrafts: build.query<readonly SourceDraft[], { chatbotId: string }>({
      queryFn: async ({ chatbotId }, _api, _extra, send) => {
        const drafts: SourceDraft[] = [];
        for (let after: string | null = ''; after !== null;) {
          const query = after === '' ? {} : { after };
          const outcome = await send(call(listDrafts, { params: { id: chatbotId }, query }));
          if (outcome.error !== undefined) return { error: outcome.error };
          const page = draftsIn(outcome.data);
          drafts.push(...page.drafts);
          after = page.next;
        }
        return { data: drafts };
      },
      keepUnusedDataFor: 0,
      providesTags: ['Drafts'],
    }),
    acceptDrafts: build.mutation<Decided, OfChatbot<BodyOf<typeof acceptDrafts>>>({
      query: ({ chatbotId, body }) => call(acceptDrafts, { params: { id: chatbotId }, body }),
      transformResponse: decidedOf,
      invalidatesTags: ['Chatbots', 'Sources'],
    }),
    rejectDrafts: build.mutation<Decided, OfChatbot<BodyOf<typeof rejectDrafts>>>({
      query: ({ chatbotId, body }) => call(rejectDrafts, { params: { id: chatbotId }, body }),
      transformResponse: decidedOf,
      invalidatesTags: ['Sources'],
    }),
    reopenDrafts: build.mutation<Decided, OfChatbot<BodyOf<typeof reopenDrafts>>>({
      query: ({ chatbotId, body }) => call(reopenDrafts, { params: { id: chatbotId }, body }),
      transformResponse: decidedOf,
      invalidatesTags: ['Chatbots', 'Sources'],
    }),
    editDraft: build.mutation<SourceDraft, SourceRef & { body: DraftText }>({
      query: ({ chatbotId, id, body }) => call(editDraft, { params: { chatbotId, id }, body }),
      transformResponse: ({ data }: ResponseOf<typeof editDraft>) => data.draft,
    }),
  }),
});

type DraftPage = Pick<ResponseOf<typeof listDrafts>['data'], 'drafts' | 'next'>;

const hasDrafts = (data: unknown): data is { data: DraftPage } =>
  typeof data === 'object' &&
  data !== null &&
  'data' in data &&
  typeof data.data === 'object' &&
  data.data !== null &&
  'drafts' in data.data &&
  Array.isArray(data.data.drafts);

const draftsIn = (data: unknown): DraftPage => (hasDrafts(data) ? data.data : { drafts: [], next: null });

export const {
  useListSourcesQuery,
  useGetSourceQuery,
  useAddSourceMutation,
  useUploadSourceMutation,
  useUpdateSourceMutation,
  useDeleteSourceMutation,
  useRefreshSourceMutation,
  useStopSourceMutation,
  useTakeSiteLogoMutation,
  useResumeSourceMutation,
  useListDraftsQuery,
  useAcceptDraftsMutation,
  useRejectDraftsMutation,
  useReopenDraftsMutation,
  useEditDraftMutation,
} = sourcesApi;

export const { watchSource: watching } = sourcesApi.endpoints;
