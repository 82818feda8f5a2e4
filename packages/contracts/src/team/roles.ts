/** What a member is in an account. Every account has one owner. */
export const roles = ['owner', 'admin', 'editor', 'agent'] as const;
export type Role = (typeof roles)[number];

/** The roles that an owner or an admin gives. */
export const givenRoles = ['admin', 'editor', 'agent'] as const;
export type GivenRole = (typeof givenRoles)[number];

/**
 * What a call needs, with the roles that have it.
 *
 * - `self`: the person's own sign-in and profile. The call is about the person, whichever account
 *   is chosen.
 * - `view`: reading chatbots, conversations and analytics.
 * - `reply`: talking to visitors.
 * - `edit`: changing chatbots and their knowledge.
 * - `manage`: the account with its chatbots, keys, tokens, webhooks and members.
 * - `own`: billing, the account's data and its deletion, ownership.
 */
export const permissions = {
  self: roles,
  view: roles,
  reply: ['owner', 'admin', 'agent'],
  edit: ['owner', 'admin', 'editor'],
  manage: ['owner', 'admin'],
  own: ['owner'],
} as const satisfies Record<string, readonly Role[]>;
export type Permission = keyof typeof permissions;

export const hasPermission = (role: Role, permission: Permission): boolean =>
  permissions[permission].some((allowed) => allowed === role);

/** The request header with the id of the account; without it, it is the user's own. */
export const accountHeader = 'Askwell-Account';
