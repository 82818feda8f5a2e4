import {
  confirmTwoStep,
  getTwoStep,
  renewRecoveryCodes,
  startTwoStep,
  takeSecondStep,
  turnOffTwoStep,
  type BodyOf,
  type ResponseOf,
  type TwoStep,
} from '@askwell/contracts';
import { call } from '@askwell/platform';
import { api } from './api.ts';

const twoStepApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTwoStep: build.query<TwoStep, void>({
      query: () => call(getTwoStep),
      transformResponse: ({ data }: ResponseOf<typeof getTwoStep>) => data.twoStep,
      providesTags: ['TwoStep'],
    }),
    startTwoStep: build.mutation<ResponseOf<typeof startTwoStep>, BodyOf<typeof startTwoStep>>({
      query: (body) => call(startTwoStep, { body }),
    }),
    confirmTwoStep: build.mutation<ResponseOf<typeof confirmTwoStep>, BodyOf<typeof confirmTwoStep>>({
      query: (body) => call(confirmTwoStep, { body }),
      invalidatesTags: ['TwoStep', 'Sessions', 'Audit'],
    }),
    renewRecoveryCodes: build.mutation<
      ResponseOf<typeof renewRecoveryCodes>,
      BodyOf<typeof renewRecoveryCodes>
    >({
      query: (body) => call(renewRecoveryCodes, { body }),
      invalidatesTags: ['TwoStep', 'Audit'],
    }),
    turnOffTwoStep: build.mutation<ResponseOf<typeof turnOffTwoStep>, BodyOf<typeof turnOffTwoStep>>({
      query: (body) => call(turnOffTwoStep, { body }),
      invalidatesTags: ['TwoStep', 'Audit'],
    }),
    takeSecondStep: build.mutation<ResponseOf<typeof takeSecondStep>, BodyOf<typeof takeSecondStep>>({
      query: (body) => call(takeSecondStep, { body }),
    }),
  }),
});

export const {
  useGetTwoStepQuery,
  useStartTwoStepMutation,
  useConfirmTwoStepMutation,
  useRenewRecoveryCodesMutation,
  useTurnOffTwoStepMutation,
  useTakeSecondStepMutation,
} = twoStepApi;
