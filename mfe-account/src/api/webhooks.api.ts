import {
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  redeliver,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  type BodyOf,
  type ResponseOf,
  type Webhook,
  type WebhookDelivery,
} from '@askwell/contracts';
import { call } from '@askwell/platform';
import { api } from './api.ts';

type Change = { id: string; body: BodyOf<typeof updateWebhook> };

const webhooksApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWebhooks: build.query<Webhook[], void>({
      query: () => call(listWebhooks),
      transformResponse: ({ data }: ResponseOf<typeof listWebhooks>) => data.webhooks,
      providesTags: ['Webhooks'],
    }),
    createWebhook: build.mutation<ResponseOf<typeof createWebhook>, BodyOf<typeof createWebhook>>({
      query: (body) => call(createWebhook, { body }),
      invalidatesTags: ['Webhooks', 'Audit'],
    }),
    updateWebhook: build.mutation<unknown, Change>({
      query: ({ id, body }) => call(updateWebhook, { params: { id }, body }),
      invalidatesTags: ['Webhooks', 'Audit'],
    }),
    deleteWebhook: build.mutation<unknown, string>({
      query: (id) => call(deleteWebhook, { params: { id } }),
      invalidatesTags: ['Webhooks', 'Audit'],
    }),
    rotateWebhookSecret: build.mutation<ResponseOf<typeof rotateWebhookSecret>, string>({
      query: (id) => call(rotateWebhookSecret, { params: { id } }),
      invalidatesTags: ['Audit'],
    }),
    testWebhook: build.mutation<unknown, string>({
      query: (id) => call(testWebhook, { params: { id } }),
    }),
    listDeliveries: build.query<WebhookDelivery[], string>({
      query: (id) => call(listDeliveries, { params: { id } }),
      transformResponse: ({ data }: ResponseOf<typeof listDeliveries>) => data.deliveries,
    }),
    redeliver: build.mutation<unknown, { id: string; deliveryId: string }>({
      query: (params) => call(redeliver, { params }),
    }),
  }),
});

export const {
  useListWebhooksQuery,
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookMutation,
  useListDeliveriesQuery,
  useRedeliverMutation,
} = webhooksApi;
