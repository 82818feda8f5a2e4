import { initiatePayment, verifyPayment, type BodyOf, type ResponseOf } from '@askwell/contracts';
import { baseApi, call } from '@askwell/platform';

/**
 * The two calls of an upgrade. Every remote that sells Premium injects them into the one client; they are the same, so
 * that whoever comes second may replace them.
 */
const paymentApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    initiatePayment: build.mutation<ResponseOf<typeof initiatePayment>, void>({
      query: () => call(initiatePayment, { body: { plan: 'premium' } }),
    }),
    verifyPayment: build.mutation<ResponseOf<typeof verifyPayment>, BodyOf<typeof verifyPayment>>({
      query: (body) => call(verifyPayment, { body }),
      invalidatesTags: ['User', 'Payments'],
    }),
  }),
});

export const { useInitiatePaymentMutation, useVerifyPaymentMutation } = paymentApi;
