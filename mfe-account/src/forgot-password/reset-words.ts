/** What the wizard says in more than one of its steps. */
export const resetWords = {
  sent: 'Password reset code sent to your email!',
  notSent: { fallback: 'Failed to send reset code' },
};
