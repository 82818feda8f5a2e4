/** What /payment-success says. */
export const paymentWords = {
  checking: {
    title: 'Checking your payment',
    text: 'This takes a moment. Please keep this page open.',
  },
  success: {
    title: 'Payment Successful!',
    titleWithoutPremium: 'Thank you!',
    premium: 'Premium is yours. Everything below counts from this moment.',
    free: 'Your account is on the Free plan. If you have just paid, Premium starts by itself once the payment provider confirms.',
    unknown: 'Your plan could not be read just now. It stands in your profile, under Billing.',
  },
  failed: {
    title: 'Payment Failed',
    fallback: 'There was an issue processing your payment. Please try again or contact support.',
    unverified: 'Unable to verify payment status',
    demoRefused: 'Demo payment completion failed',
    demoUnanswered: 'Unable to complete demo payment',
  },
  pending: {
    title: 'Not confirmed yet',
    text: 'Your payment has not been confirmed so far. There is nothing you need to do: Premium starts by itself once the provider confirms. Please pay again only if you are sure that nothing was charged.',
  },
  demo: {
    title: 'Demo Mode',
    text: 'No payment provider is connected, so no money was moved.',
  },
  actions: {
    start: 'Start Building Chatbots',
    create: 'Create Chatbot',
    home: 'Back to Home',
    retry: 'Try Again',
    dashboard: 'Back to Dashboard',
  },
  plan: { label: 'Your plan', validUntil: 'Valid until', chatbots: 'Chatbots', messages: 'Messages a month' },
} as const;
