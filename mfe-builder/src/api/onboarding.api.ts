import { getOnboarding, type Onboarding, type ResponseOf } from '@askwell/contracts';
import { baseApi, call } from '@askwell/platform';

/** Asked for again whenever chatbots or the key change. */
const api = baseApi.enhanceEndpoints({ addTagTypes: ['Chatbots'] });

const onboardingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOnboarding: build.query<Onboarding, void>({
      query: () => call(getOnboarding),
      transformResponse: ({ data }: ResponseOf<typeof getOnboarding>) => data.onboarding,
      providesTags: ['Chatbots'],
    }),
  }),
});

export const { useGetOnboardingQuery } = onboardingApi;
