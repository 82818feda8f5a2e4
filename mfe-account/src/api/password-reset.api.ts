import { forgotPassword, resetPassword, verifyOtp, type ResponseOf } from '@askwell/contracts';
import { baseApi, call } from '@askwell/platform';
import { withRetryAfter } from './retry-after.ts';

type NewPassword = { email: string; otp: string; newPassword: string };

/** The three steps of a forgotten password. */
const passwordResetApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation<ResponseOf<typeof forgotPassword>, { email: string }>({
      query: (body) => call(forgotPassword, { body }),
      transformErrorResponse: withRetryAfter,
    }),
    verifyOtp: build.mutation<ResponseOf<typeof verifyOtp>, { email: string; otp: string }>({
      query: (body) => call(verifyOtp, { body }),
    }),
    resetPassword: build.mutation<ResponseOf<typeof resetPassword>, NewPassword>({
      query: (body) => call(resetPassword, { body }),
    }),
  }),
});

export const { useForgotPasswordMutation, useVerifyOtpMutation, useResetPasswordMutation } = passwordResetApi;
