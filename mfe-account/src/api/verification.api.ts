import { resendVerification, verifyEmail, type ResponseOf } from '@askwell/contracts';
import { baseApi, call } from '@askwell/platform';
import { withRetryAfter } from './retry-after.ts';

const verificationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    verifyEmail: build.mutation<ResponseOf<typeof verifyEmail>, { email: string; otp: string }>({
      query: (body) => call(verifyEmail, { body }),
      invalidatesTags: ['User'],
    }),
    resendVerification: build.mutation<ResponseOf<typeof resendVerification>, { email: string }>({
      query: (body) => call(resendVerification, { body }),
      transformErrorResponse: withRetryAfter,
    }),
  }),
});

export const { useVerifyEmailMutation, useResendVerificationMutation } = verificationApi;
