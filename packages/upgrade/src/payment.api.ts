import { initiatePayment, verifyPayment, type BodyOf, type ResponseOf } from '@askwell/contracts';
import { baseApi, call } from '@askwell/platform';

/**
 * The two calls of an upgrade. Each remote that sells Premium injects them; the second one replaces
 * the first with the same endpoints.
 */
const paymentApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    initiatePayment: build.mutation<ResponseOf<typeof initiatePayment>, void>({
      query: () => call(initiatePayment, { body: { plan: 'premium' } }),
    }),
    verifyPayment: build.mutation<ResponseOf<typeof verifyPayment>, BodyOf<typeof verifyPayment>>({
      query: (body) => call(verifyPayment, { body }),
      invalidatesTags: ['User'],
    }),
  }),
});

export const { useInitiatePaymentMutation, useVerifyPaymentMutation } = paymentApi;
