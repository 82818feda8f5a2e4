import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

/**
 * The one client of the API. Each remote adds its tag types with
 * `enhanceEndpoints({ addTagTypes })`, then injects its endpoints. Two remotes that use the same
 * tag name share it: a change in one is fetched again by the other.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['User'],
  endpoints: () => ({}),
});

const inject = baseApi.injectEndpoints.bind(baseApi);

/**
 * An open page may load a newer release of a remote: its endpoints replace those of the older one.
 */
baseApi.injectEndpoints = (options) => inject({ overrideExisting: true, ...options });
