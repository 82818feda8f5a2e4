import {
  acceptInvitation,
  changeMemberRole,
  inviteMember,
  leaveAccount,
  listInvitations,
  listMembers,
  logout,
  removeMember,
  revokeInvitation,
  transferOwnership,
  viewInvitation,
  type BodyOf,
  type GivenRole,
  type Invitation,
  type ResponseOf,
} from '@askwell/contracts';
import { call } from '@askwell/platform';
import { api } from './api.ts';

const teamApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMembers: build.query<ResponseOf<typeof listMembers>['data'], void>({
      query: () => call(listMembers),
      transformResponse: ({ data }: ResponseOf<typeof listMembers>) => data,
      providesTags: ['Team'],
    }),
    changeMemberRole: build.mutation<unknown, { id: string; role: GivenRole }>({
      query: ({ id, role }) => call(changeMemberRole, { params: { id }, body: { role } }),
      invalidatesTags: ['Team', 'Audit'],
    }),
    removeMember: build.mutation<unknown, string>({
      query: (id) => call(removeMember, { params: { id } }),
      invalidatesTags: ['Team', 'Audit'],
    }),
    leaveAccount: build.mutation<unknown, string>({
      query: (accountId) => call(leaveAccount, { body: { accountId } }),
      invalidatesTags: ['User'],
    }),
    listInvitations: build.query<Invitation[], void>({
      query: () => call(listInvitations),
      transformResponse: ({ data }: ResponseOf<typeof listInvitations>) => data.invitations,
      providesTags: ['Team'],
    }),
    inviteMember: build.mutation<unknown, BodyOf<typeof inviteMember>>({
      query: (body) => call(inviteMember, { body }),
      invalidatesTags: ['Team', 'Audit'],
    }),
    revokeInvitation: build.mutation<unknown, string>({
      query: (id) => call(revokeInvitation, { params: { id } }),
      invalidatesTags: ['Team', 'Audit'],
    }),
    viewInvitation: build.query<ResponseOf<typeof viewInvitation>['data'], string>({
      query: (token) => call(viewInvitation, { body: { token } }),
      transformResponse: ({ data }: ResponseOf<typeof viewInvitation>) => data,
      keepUnusedDataFor: 0,
    }),
    acceptInvitation: build.mutation<ResponseOf<typeof acceptInvitation>, string>({
      query: (token) => call(acceptInvitation, { body: { token } }),
      invalidatesTags: ['User'],
    }),
    transferOwnership: build.mutation<ResponseOf<typeof transferOwnership>, BodyOf<typeof transferOwnership>>(
      {
        query: (body) => call(transferOwnership, { body }),
        invalidatesTags: ['Team', 'Audit', 'User'],
      },
    ),
    /** Ends the session of a person who goes on as another one, on the same page. */
    endThisSession: build.mutation<unknown, void>({ query: () => call(logout) }),
  }),
});

export const {
  useListMembersQuery,
  useChangeMemberRoleMutation,
  useRemoveMemberMutation,
  useLeaveAccountMutation,
  useListInvitationsQuery,
  useInviteMemberMutation,
  useRevokeInvitationMutation,
  useViewInvitationQuery,
  useAcceptInvitationMutation,
  useTransferOwnershipMutation,
  useEndThisSessionMutation,
} = teamApi;
