/** /payment-success. */
export const payment = {
  checking: {
    title: 'Checking your payment',
    text: 'This takes a moment. Please keep this page open.',
  },
  success: {
    title: 'Payment Successful!',
    titleWithoutPremium: 'Thank you!',
    premium: 'You’re on Premium. Your new limits apply right away.',
    free: 'Your account is on the Free plan. If you have just paid, Premium starts automatically once the payment provider confirms.',
    unknown: 'We couldn’t load your plan just now. You can see it in your profile, under Billing.',
  },
  failed: {
    title: 'Payment Failed',
    fallback: 'There was an issue processing your payment. Please try again or contact support.',
    unknownTitle: 'Payment not found',
    unknown:
      'This account has no payment with this number. If you have just paid, see your plan in your profile, under Billing.',
    unverified: 'Unable to verify payment status',
    demoRefused: 'Demo payment completion failed',
    demoUnanswered: 'Unable to complete demo payment',
  },
  pending: {
    title: 'Not confirmed yet',
    text: 'Your payment has not been confirmed yet. You don’t need to do anything: Premium starts automatically once the provider confirms. Please pay again only if you’re sure that nothing was charged.',
  },
  demo: {
    title: 'Demo Mode',
    text: 'No payment provider is connected, so nothing was charged.',
  },
  actions: {
    start: 'Start Building Chatbots',
    create: 'Create Chatbot',
    home: 'Back to Home',
    retry: 'Try Again',
    dashboard: 'Back to Dashboard',
  },
  questions: 'Questions?',
  plan: {
    label: 'Your plan',
    names: { free: 'Free', premium: 'Premium' },
    validUntil: 'Valid until',
    chatbots: 'Chatbots',
    messages: 'Messages a month',
  },
};
