/** The pages that everybody can open, and one that does not exist. */
export const publicPages = [
  '/',
  '/features',
  '/pricing',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/help',
  '/login',
  '/register',
  '/verify-email',
  '/forgot-password',
  '/join',
  '/no-such-page',
];

/** Pages that the server writes itself, without the shell; `api-reference.spec` has another one. */
export const serverPages = ['/bot', '/releases/page', '/test/no/chatbot'];

/** The pages of an owner who has this chatbot. */
export const ownPages = (chatbotId: string) => [
  '/dashboard',
  '/profile',
  '/profile?tab=security',
  '/profile?tab=billing',
  '/profile?tab=team',
  '/profile?tab=developers',
  '/profile?tab=data',
  '/inbox',
  '/payment-success',
  '/chatbot/new',
  `/chatbot/${chatbotId}`,
  `/chatbot/${chatbotId}?tab=design`,
  `/chatbot/${chatbotId}?tab=settings`,
  `/chatbot/${chatbotId}?tab=knowledge`,
  `/chatbot/${chatbotId}?review`,
  `/chatbot/${chatbotId}/install`,
  `/chatbot/${chatbotId}/analytics`,
];
