import { listAudit, type ResponseOf } from '@askwell/contracts';
import { call } from '@askwell/platform';
import { api } from './api.ts';

type AuditPage = ResponseOf<typeof listAudit>['data'];

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `before`: the id of the last entry that is shown; null for the newest. */
    listAudit: build.query<AuditPage, string | null>({
      query: (before) => call(listAudit, { query: before === null ? {} : { before } }),
      transformResponse: ({ data }: ResponseOf<typeof listAudit>) => data,
      providesTags: ['Audit'],
    }),
  }),
});

export const { useListAuditQuery } = auditApi;
