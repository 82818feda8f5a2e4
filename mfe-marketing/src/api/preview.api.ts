import { previewWebsite, type ResponseOf, type WebsitePreview } from '@askwell/contracts';
import { baseApi, call } from '@askwell/platform';

const previewApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    previewWebsite: build.query<WebsitePreview, string>({
      query: (url) => call(previewWebsite, { body: { url } }),
      transformResponse: ({ data }: ResponseOf<typeof previewWebsite>) => data.preview,
    }),
  }),
});

export const { usePreviewWebsiteQuery } = previewApi;
