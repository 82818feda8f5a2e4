import { deleteAccount, exportAccount, type BodyOf, type ResponseOf } from '@askwell/contracts';
import { baseApi, call } from '@askwell/platform';

const tenMinutes = 10 * 60_000;

const rightsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Gives the address of the file in this page's memory; whoever takes it gives it back. */
    exportAccount: build.mutation<string, void>({
      query: () => ({ ...call(exportAccount), responseHandler: fileAddress, timeout: tenMinutes }),
      invalidatesTags: ['Audit'],
    }),
    deleteAccount: build.mutation<ResponseOf<typeof deleteAccount>, BodyOf<typeof deleteAccount>>({
      query: (body) => call(deleteAccount, { body }),
    }),
  }),
});

export const { useExportAccountMutation, useDeleteAccountMutation } = rightsApi;

/** A failure is JSON and is read as such. */
const fileAddress = async (response: Response): Promise<unknown> =>
  response.ok ? URL.createObjectURL(await response.blob()) : response.json();
