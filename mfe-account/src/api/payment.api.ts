import { completeDemoPayment, getPaymentStatus, type ResponseOf } from '@askwell/contracts';
import { baseApi, call } from '@askwell/platform';

/**
 * What becomes of an order. An order that is paid changes the owner's plan, so whoever sees that
 * asks for the owner anew.
 */
const paymentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPaymentStatus: build.query<ResponseOf<typeof getPaymentStatus>, string>({
      query: (orderId) => call(getPaymentStatus, { params: { orderId } }),
    }),
    completeDemoPayment: build.mutation<ResponseOf<typeof completeDemoPayment>, string>({
      query: (orderId) => call(completeDemoPayment, { body: { orderId } }),
    }),
  }),
});

export const { useLazyGetPaymentStatusQuery, useCompleteDemoPaymentMutation } = paymentApi;
