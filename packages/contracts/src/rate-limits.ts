const minute = 60;
const hour = 60 * minute;

/**
 * What the uses of a limit are counted for: the caller's network address, the signed-in account,
 * the email address of the body, the address or the account together with the network address or
 * the browser, a visitor of a chatbot, a chatbot, a conversation, a personal token, or the codes of
 * one purpose for one email address, or all callers together.
 */
export type LimitSubject =
  | 'address'
  | 'account'
  | 'email'
  | 'email and address'
  | 'account and address'
  | 'device'
  | 'visitor'
  | 'chatbot'
  | 'conversation'
  | 'token'
  | 'code'
  | 'everyone';

export type RateLimit = { times: number; seconds: number; per: LimitSubject };

/** Every rate limit: how many uses each subject has in a window, and the window's length. */
export const rateLimits = {
  // Of sign-ins only wrong passwords count. A browser that has signed in before counts by itself.
  signInPerDevice: { times: 10, seconds: 15 * minute, per: 'device' },
  signInPerAccountAddress: { times: 10, seconds: 15 * minute, per: 'email and address' },
  signInPerAccount: { times: 100, seconds: 15 * minute, per: 'email' },
  signInPerAddress: { times: 50, seconds: 15 * minute, per: 'address' },
  signUpPerAddress: { times: 10, seconds: 30 * minute, per: 'address' },
  codePerAccount: { times: 5, seconds: hour, per: 'code' },
  codePause: { times: 1, seconds: minute, per: 'code' },
  codePerAddress: { times: 50, seconds: hour, per: 'address' },
  codeEntryPerAddress: { times: 30, seconds: 5 * minute, per: 'address' },
  // Of second steps only wrong codes count. Recovery codes are too long to guess: they do not count
  // against the last of the three, so that an owner can sign in while an attacker uses up the codes
  // of the app.
  secondStepPerDevice: { times: 10, seconds: 15 * minute, per: 'device' },
  secondStepPerAccountAddress: { times: 10, seconds: 15 * minute, per: 'account and address' },
  secondStepPerAccount: { times: 50, seconds: 24 * hour, per: 'account' },
  passkeyPerAddress: { times: 60, seconds: 5 * minute, per: 'address' },
  newEmailPerAccount: { times: 5, seconds: hour, per: 'account' },
  // Only wrong passwords count.
  passwordPerAccount: { times: 10, seconds: 15 * minute, per: 'account' },
  apiKeyCheckPerAccount: { times: 20, seconds: 10 * minute, per: 'account' },
  contactPerAddress: { times: 5, seconds: hour, per: 'address' },
  // Keeps a stranger's inbox from filling with acknowledgements that many addresses asked for.
  contactPerSender: { times: 5, seconds: hour, per: 'email' },
  contactPerConversation: { times: 5, seconds: hour, per: 'conversation' },
  contactPerVisitorAddress: { times: 20, seconds: hour, per: 'address' },
  contactPerChatbot: { times: 100, seconds: hour, per: 'chatbot' },
  typingPerConversation: { times: 60, seconds: minute, per: 'conversation' },
  invitationPerAccount: { times: 10, seconds: hour, per: 'account' },
  // Over all accounts, so that many of them fill no stranger's inbox.
  invitationPerRecipient: { times: 5, seconds: 24 * hour, per: 'email' },
  invitationLinkPerAddress: { times: 60, seconds: 5 * minute, per: 'address' },
  installCheckPerAccount: { times: 20, seconds: 10 * minute, per: 'account' },
  installMailPerAccount: { times: 10, seconds: hour, per: 'account' },
  // Over all accounts, so that many of them fill no stranger's inbox.
  installMailPerRecipient: { times: 5, seconds: 24 * hour, per: 'email' },
  // Answers that are mailed to visitors: nobody has verified the address, and a member writes the
  // text.
  answerMailPerRecipient: { times: 10, seconds: 24 * hour, per: 'email' },
  // Of replies by mail; also where two machines answer each other.
  inboundMailPerConversation: { times: 5, seconds: 10 * minute, per: 'conversation' },
  answerMailPerAccount: { times: 100, seconds: hour, per: 'account' },
  faqDraftPerAccount: { times: 20, seconds: minute, per: 'account' },
  askedQuestionsPerAccount: { times: 60, seconds: 10 * minute, per: 'account' },
  playgroundPerAccount: { times: 30, seconds: minute, per: 'account' },
  messagePerVisitor: { times: 20, seconds: minute, per: 'visitor' },
  messagePerAddress: { times: 100, seconds: minute, per: 'address' },
  messagePerChatbot: { times: 300, seconds: minute, per: 'chatbot' },
  previewPerAddress: { times: 5, seconds: 10 * minute, per: 'address' },
  previewInAll: { times: 60, seconds: minute, per: 'everyone' },
  logoPerAccount: { times: 20, seconds: 10 * minute, per: 'account' },
  sourceRunPerAccount: { times: 60, seconds: 10 * minute, per: 'account' },
  sourcePerAccount: { times: 60, seconds: 10 * minute, per: 'account' },
  pushPerAccount: { times: 30, seconds: 10 * minute, per: 'account' },
  webhookPerAccount: { times: 30, seconds: 10 * minute, per: 'account' },
  callPerToken: { times: 120, seconds: minute, per: 'token' },
  exportPerAccount: { times: 5, seconds: hour, per: 'account' },
  availabilityPerAddress: { times: 60, seconds: minute, per: 'address' },
  viewPerAddress: { times: 300, seconds: minute, per: 'address' },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;
