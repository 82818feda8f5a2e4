import {
  exportAnalytics,
  getAnalytics,
  getPeopleReport,
  listChatbots,
  type Analytics,
  type ExportPart,
  type PeopleReport,
  type ResponseOf,
  type TimeRange,
} from '@askwell/contracts';
import { call, fileUrl } from '@askwell/platform';
import { viewerTimeZone } from '../period/period.ts';
import { api } from './api.ts';

/** Which statistics: whose, and of what time. */
export type AnalyticsRequest = { id: string; period: TimeRange };

/** The query that all calls about a period share. */
export const periodQuery = (period: TimeRange) => ({ timeRange: period, timeZone: viewerTimeZone() });

const analyticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAnalytics: build.query<Analytics, AnalyticsRequest>({
      query: ({ id, period }) => call(getAnalytics, { params: { id }, query: periodQuery(period) }),
      transformResponse: ({ data }: ResponseOf<typeof getAnalytics>) => data.analytics,
      providesTags: (_analytics, _error, { id }) => [{ type: 'Analytics', id }],
    }),
    getPeopleReport: build.query<PeopleReport, AnalyticsRequest>({
      query: ({ id, period }) => call(getPeopleReport, { params: { id }, query: periodQuery(period) }),
      transformResponse: ({ data }: ResponseOf<typeof getPeopleReport>) => data.report,
      providesTags: (_report, _error, { id }) => [{ type: 'Analytics', id }],
    }),
    /**
     * The light list instead of the one chatbot, which would come with its whole knowledge base.
     */
    getChatbotNames: build.query<Record<string, string>, void>({
      query: () => call(listChatbots),
      transformResponse: ({ chatbots }: ResponseOf<typeof listChatbots>) =>
        Object.fromEntries(chatbots.map(({ _id, name }) => [_id, name])),
      providesTags: ['Chatbots'],
    }),
    /** Resolves with an object URL of the file, for `saveFile`. */
    exportAnalytics: build.mutation<string, AnalyticsRequest & { part: ExportPart }>({
      query: ({ id, period, part }) => ({
        ...call(exportAnalytics, { params: { id }, query: { ...periodQuery(period), part } }),
        responseHandler: fileUrl,
      }),
    }),
  }),
});

export const {
  useGetAnalyticsQuery,
  useGetPeopleReportQuery,
  useGetChatbotNamesQuery,
  useExportAnalyticsMutation,
} = analyticsApi;
