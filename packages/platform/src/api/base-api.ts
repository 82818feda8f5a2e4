import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

/**
 * The one client of the API. Each remote injects its endpoints; every tag type is declared here, so that what one
 * remote changes is fetched again by the others.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'User',
    'Chatbots',
    'Chatbot',
    'Analytics',
    'Payments',
    'Sessions',
    'ApiTokens',
    'Webhooks',
    'Audit',
  ],
  endpoints: () => ({}),
});
