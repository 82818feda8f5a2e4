import { deleteLogo, uploadLogo, type ResponseOf } from '@askwell/contracts';
import { baseApi, call } from '@askwell/platform';

/** An image over a slow line takes longer than other calls. */
const uploadTimeoutMs = 2 * 60_000;

const logoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Answers the address of the logo. */
    uploadLogo: build.mutation<string, { chatbotId: string; file: Blob }>({
      query: ({ chatbotId, file }) => ({
        ...call(uploadLogo, { params: { id: chatbotId } }),
        body: file,
        timeout: uploadTimeoutMs,
      }),
      transformResponse: ({ data }: ResponseOf<typeof uploadLogo>) => data.logo,
    }),
    deleteLogo: build.mutation<void, string>({
      query: (id) => call(deleteLogo, { params: { id } }),
      transformResponse: () => undefined,
    }),
  }),
});

export const { useUploadLogoMutation, useDeleteLogoMutation } = logoApi;
