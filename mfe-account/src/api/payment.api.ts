import {
  completeDemoPayment,
  getPaymentStatus,
  listReceipts,
  type Receipt,
  type ResponseOf,
} from '@askwell/contracts';
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
    listReceipts: build.query<Receipt[], void>({
      query: () => call(listReceipts),
      transformResponse: ({ data }: ResponseOf<typeof listReceipts>) => data.receipts,
    }),
    completeDemoPayment: build.mutation<ResponseOf<typeof completeDemoPayment>, string>({
      query: (orderId) => call(completeDemoPayment, { body: { orderId } }),
    }),
  }),
});

export const { useLazyGetPaymentStatusQuery, useListReceiptsQuery, useCompleteDemoPaymentMutation } =
  paymentApi;
