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

const inject = baseApi.injectEndpoints.bind(baseApi);

/**
 * An open page may take a new release of a remote while it still knows the endpoints of the one before: the last word is
 * the newer one's.
 */
baseApi.injectEndpoints = (options) => inject({ overrideExisting: true, ...options });
