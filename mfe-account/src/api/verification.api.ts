import { resendVerification, verifyEmail, type BodyOf, type ResponseOf } from '@askwell/contracts';
import { baseApi, call } from '@askwell/platform';
import { withRetryAfter } from './retry-after.ts';

type VerifyEmailBody = { email: string; otp: string; registrationId?: string | undefined };

const verificationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    verifyEmail: build.mutation<ResponseOf<typeof verifyEmail>, VerifyEmailBody>({
      query: (body) => call(verifyEmail, { body }),
      invalidatesTags: ['User'],
    }),
    resendVerification: build.mutation<
      ResponseOf<typeof resendVerification>,
      BodyOf<typeof resendVerification>
    >({
      query: (body) => call(resendVerification, { body }),
      transformErrorResponse: withRetryAfter,
    }),
  }),
});

export const { useVerifyEmailMutation, useResendVerificationMutation } = verificationApi;
