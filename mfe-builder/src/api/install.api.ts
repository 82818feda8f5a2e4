import {
  checkInstallation,
  deployChatbot,
  getInstallation,
  mailInstallation,
  type BodyOf,
  type InstallCheck,
  type Installation,
  type ResponseOf,
} from '@askwell/contracts';
import { baseApi, call } from '@askwell/platform';

type ById<Body> = { id: string; body: Body };

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Chatbots', 'Installation'] });

/** The calls of the install page. */
const installApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInstallation: build.query<Installation, string>({
      query: (id) => call(getInstallation, { params: { id } }),
      transformResponse: ({ data }: ResponseOf<typeof getInstallation>) => data.installation,
      keepUnusedDataFor: 0,
      providesTags: ['Installation'],
    }),
    deployHere: build.mutation<void, string>({
      query: (id) => call(deployChatbot, { params: { id } }),
      transformResponse: () => undefined,
      invalidatesTags: ['Chatbots', 'Installation'],
    }),
    checkInstallation: build.mutation<InstallCheck, ById<BodyOf<typeof checkInstallation>>>({
      query: ({ id, body }) => call(checkInstallation, { params: { id }, body }),
      transformResponse: ({ data }: ResponseOf<typeof checkInstallation>) => data.check,
    }),
    mailInstallation: build.mutation<void, ById<BodyOf<typeof mailInstallation>>>({
      query: ({ id, body }) => call(mailInstallation, { params: { id }, body }),
      transformResponse: () => undefined,
    }),
  }),
});

export const {
  useGetInstallationQuery,
  useDeployHereMutation,
  useCheckInstallationMutation,
  useMailInstallationMutation,
} = installApi;
