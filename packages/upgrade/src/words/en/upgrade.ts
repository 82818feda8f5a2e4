/** The button that sells Premium, and the messages about its payment. */
export const upgrade = {
  signUp: 'Sign Up for Premium',
  free: 'Upgrade to Premium',
  renewable: 'Renew Premium',
  owned: 'Already Premium',
  busy: 'Initiating Payment...',
  alreadyPremium: 'You already have an active premium subscription!',
  verificationFailed: 'Payment verification failed',
  checkoutFailed: 'Failed to load payment gateway',
  initiateFailed: 'Failed to initiate payment',
};
