import { getMe, logout, type ResponseOf } from '@askwell/contracts';
import { baseApi } from '../api/base-api.ts';
import { call } from '../api/call.ts';

/** The two calls of the session itself; signing in belongs to the account remote. */
export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query<ResponseOf<typeof getMe>, void>({ query: () => call(getMe), providesTags: ['User'] }),
    /**
     * Takes the token that the client has already forgotten (product ruling 24). Nobody waits long
     * to leave.
     */
    logout: build.mutation<ResponseOf<typeof logout>, string>({
      query: (token) => ({
        ...call(logout),
        headers: { authorization: `Bearer ${token}` },
        keepalive: true,
        timeout: 5000,
      }),
    }),
  }),
});

/**
 * The signed-in owner as the server has it now; it shares its answer with the check of the session.
 */
export const { useGetMeQuery } = sessionApi;
