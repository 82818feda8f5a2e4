import { baseApi } from '@askwell/platform';

/** The API client with the cache tags of this remote. */
export const api = baseApi.enhanceEndpoints({
  addTagTypes: ['ApiTokens', 'Audit', 'Passkeys', 'Sessions', 'Team', 'TwoStep', 'Webhooks'],
});
