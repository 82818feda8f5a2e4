import { deleteAccount, exportAccount, type BodyOf, type ResponseOf } from '@askwell/contracts';
import { call, fileUrl } from '@askwell/platform';
import { api } from './api.ts';

const tenMinutes = 10 * 60_000;

const accountDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Resolves with an object URL of the file, for `saveFile`. */
    exportAccount: build.mutation<string, void>({
      query: () => ({ ...call(exportAccount), responseHandler: fileUrl, timeout: tenMinutes }),
      invalidatesTags: ['Audit'],
    }),
    deleteAccount: build.mutation<ResponseOf<typeof deleteAccount>, BodyOf<typeof deleteAccount>>({
      query: (body) => call(deleteAccount, { body }),
    }),
  }),
});

export const { useExportAccountMutation, useDeleteAccountMutation } = accountDataApi;
