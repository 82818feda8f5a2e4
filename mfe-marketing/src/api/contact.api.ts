import { sendContactMessage, type BodyOf, type ResponseOf } from '@askwell/contracts';
import { baseApi, call } from '@askwell/platform';

const contactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendContactMessage: build.mutation<
      ResponseOf<typeof sendContactMessage>,
      BodyOf<typeof sendContactMessage>
    >({ query: (body) => call(sendContactMessage, { body }) }),
  }),
});

export const { useSendContactMessageMutation } = contactApi;
