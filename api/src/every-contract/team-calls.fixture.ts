import * as calls from '@askwell/contracts';
import type { HttpClient, TestApi } from '@askwell/testing';
import type { Ask } from './witness.fixture.ts';

type Parts = Pick<TestApi, 'anonymous' | 'as' | 'build' | 'mails'> & {
  ask: Ask;
  owner: HttpClient;
  /** The owner's. */
  password: string;
};

/** The team of an account, and its ownership there and back. Returns the tokens in its mails. */
export async function callAboutTeam({ ask, anonymous, as, owner, build, mails, password }: Parts) {
  await ask(owner, calls.listMembers);
  const invited = 'ada@example.com';
  const revoked = await ask(owner, calls.inviteMember, { body: { email: 'new@example.com', role: 'agent' } });
  await ask(owner, calls.listInvitations);
  await ask(owner, calls.revokeInvitation, { ids: { id: revoked.data.invitation.id } });
  await ask(owner, calls.inviteMember, { body: { email: invited, role: 'editor' } });
  const link = { token: /#([\w-]+)/.exec((await mails.nextMail(invited)).text)?.[1] ?? '' };
  await ask(anonymous, calls.viewInvitation, { body: link });
  const ada = await build.owner({ email: invited });
  await ask(as(ada), calls.acceptInvitation, { body: link });
  await ask(owner, calls.changeMemberRole, { ids: { id: ada.id }, body: { role: 'admin' } });
  const me = await ask(owner, calls.getMe);
  await ask(owner, calls.transferOwnership, { body: { memberId: ada.id, currentPassword: password } });
  const adaInAccount = as({ ...ada, accountId: me.user.account.id });
  await ask(adaInAccount, calls.transferOwnership, {
    body: { memberId: me.user._id, currentPassword: ada.password },
  });
  await ask(as({ token: ada.token }), calls.leaveAccount, { body: { accountId: me.user.account.id } });
  await ask(owner, calls.inviteMember, { body: { email: invited, role: 'agent' } });
  const again = { token: '' };
  // Before it come the mails about the transfers.
  while (again.token === '') {
    again.token = /\/join#([\w-]+)/.exec((await mails.nextMail(invited)).text)?.[1] ?? '';
  }
  await ask(as({ token: ada.token }), calls.acceptInvitation, { body: again });
  await ask(owner, calls.removeMember, { ids: { id: ada.id } });
  return [link.token, again.token];
}
