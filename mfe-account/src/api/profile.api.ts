import { changePassword, updateProfile, type BodyOf, type ResponseOf } from '@askwell/contracts';
import { baseApi, call, userChanged } from '@askwell/platform';

const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    updateProfile: build.mutation<ResponseOf<typeof updateProfile>, BodyOf<typeof updateProfile>>({
      query: (body) => call(updateProfile, { body }),
      invalidatesTags: ['User'],
      // A refusal is told to whoever made the call; here it only means that nothing follows.
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(userChanged(data.data.user)),
          () => undefined,
        ),
    }),
    changePassword: build.mutation<ResponseOf<typeof changePassword>, BodyOf<typeof changePassword>>({
      query: (body) => call(changePassword, { body }),
    }),
  }),
});

export const { useUpdateProfileMutation, useChangePasswordMutation } = profileApi;
