/** The roles of members, and what each can do. */
export const roles = { owner: 'Owner', admin: 'Admin', editor: 'Editor', agent: 'Agent' };
export const can = {
  owner: 'Does everything, and is the only one who pays, transfers or deletes the account.',
  admin: 'Does everything except billing, deletion and the transfer of the account.',
  editor: 'Changes chatbots and their knowledge, and reads conversations and analytics.',
  agent: 'Answers visitors in the inbox, and reads analytics.',
};
