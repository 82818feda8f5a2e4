import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
  type BodyOf,
  type Passkey,
  type ResponseOf,
} from '@askwell/contracts';
import { call } from '@askwell/platform';
import { api } from './api.ts';

const passkeysApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPasskeys: build.query<Passkey[], void>({
      query: () => call(listPasskeys),
      transformResponse: ({ data }: ResponseOf<typeof listPasskeys>) => data.passkeys,
      providesTags: ['Passkeys'],
    }),
    startPasskey: build.mutation<ResponseOf<typeof startPasskey>, BodyOf<typeof startPasskey>>({
      query: (body) => call(startPasskey, { body }),
    }),
    addPasskey: build.mutation<ResponseOf<typeof addPasskey>, BodyOf<typeof addPasskey>>({
      query: (body) => call(addPasskey, { body }),
      invalidatesTags: ['Passkeys', 'Audit'],
    }),
    renamePasskey: build.mutation<unknown, { id: string; name: string }>({
      query: ({ id, name }) => call(renamePasskey, { params: { id }, body: { name } }),
      invalidatesTags: ['Passkeys', 'Audit'],
    }),
    removePasskey: build.mutation<unknown, string>({
      query: (id) => call(removePasskey, { params: { id } }),
      invalidatesTags: ['Passkeys', 'Audit'],
    }),
  }),
});

export const {
  useListPasskeysQuery,
  useStartPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
} = passkeysApi;
