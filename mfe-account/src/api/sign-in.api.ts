import { login, register, registerWithEmail, type BodyOf, type ResponseOf } from '@askwell/contracts';
import { baseApi, call } from '@askwell/platform';

/** Ways in. `baseApi` itself keeps the session that a response carries. */
const signInApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<ResponseOf<typeof login>, BodyOf<typeof login>>({
      query: (body) => call(login, { body }),
    }),
    register: build.mutation<ResponseOf<typeof register>, BodyOf<typeof register>>({
      query: (body) => call(register, { body }),
    }),
    registerWithEmail: build.mutation<ResponseOf<typeof registerWithEmail>, BodyOf<typeof registerWithEmail>>(
      {
        query: (body) => call(registerWithEmail, { body }),
      },
    ),
  }),
});

export const { useLoginMutation, useRegisterMutation, useRegisterWithEmailMutation } = signInApi;
