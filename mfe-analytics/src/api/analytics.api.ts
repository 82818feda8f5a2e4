import {
  exportAnalytics,
  getAnalytics,
  listChatbots,
  type Analytics,
  type ExportPart,
  type ResponseOf,
  type TimeRange,
} from '@askwell/contracts';
import { baseApi, call } from '@askwell/platform';
import { viewerTimeZone } from '../period/period.ts';

/** Which statistics: whose, and of what time. */
export type AnalyticsRequest = { id: string; period: TimeRange };

/** The query that all calls about a period share. */
export const periodQuery = (period: TimeRange) => ({ timeRange: period, timeZone: viewerTimeZone() });

const analyticsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAnalytics: build.query<Analytics, AnalyticsRequest>({
      query: ({ id, period }) => call(getAnalytics, { params: { id }, query: periodQuery(period) }),
      transformResponse: ({ data }: ResponseOf<typeof getAnalytics>) => data.analytics,
      providesTags: (_analytics, _error, { id }) => [{ type: 'Analytics', id }],
    }),
    /** The light list instead of the one chatbot, which would come with its whole knowledge base. */
    getChatbotNames: build.query<Record<string, string>, void>({
      query: () => call(listChatbots),
      transformResponse: ({ chatbots }: ResponseOf<typeof listChatbots>) =>
        Object.fromEntries(chatbots.map(({ _id, name }) => [_id, name])),
      providesTags: ['Chatbots'],
    }),
    /** Gives the address of the file in this page's memory; whoever takes it gives it back. */
    exportAnalytics: build.mutation<string, AnalyticsRequest & { part: ExportPart }>({
      query: ({ id, period, part }) => ({
        ...call(exportAnalytics, { params: { id }, query: { ...periodQuery(period), part } }),
        responseHandler: fileAddress,
      }),
    }),
  }),
});

export const { useGetAnalyticsQuery, useGetChatbotNamesQuery, useExportAnalyticsMutation } = analyticsApi;

/** A failure is JSON and is read as such. */
const fileAddress = async (response: Response): Promise<unknown> =>
  response.ok ? URL.createObjectURL(await response.blob()) : response.json();
