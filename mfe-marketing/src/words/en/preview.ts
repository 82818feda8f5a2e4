/** The answers from the page whose address was entered on the landing page. */
export const preview = {
  reading: (host: string) => `Reading ${host}...`,
  answered: (host: string) => `Your chatbot on ${host}`,
  lead: 'These answers are the words of one page. Nothing was made up.',
  exchange: (place: number) => `Question ${place}`,
  source: 'Source:',
  opens: 'opens in a new tab',
  next: 'Sign up to have all pages read. You accept each answer before it goes live.',
  continue: 'Continue with this website',
  retry: 'Try again',
  failed: 'We couldn’t read this address. Please try again.',
  noAnswers: 'There is too little text on this page to answer from. Other pages may hold more.',
  /** Why a page gives no answers. What is not listed here is `other`. */
  outcomes: {
    robots: 'This website asks programs not to read it. You can sign up and upload a document instead.',
    bot_wall: 'This website keeps programs out. You can sign up and upload a document instead.',
    login_wall: 'This page asks for a sign-in. Please try a public page.',
    needs_scripts:
      'This page needs scripts to show its text, and we don’t run scripts. Please try another page.',
    not_found: 'There is no page at this address. Please check it.',
    unknown_host: 'We couldn’t find this website. Please check the address.',
    slow_down: 'This website is busy at the moment. Please try again in a minute.',
    timeout: 'This website took too long to respond. Please try again.',
    empty: 'There is no text on this page. Please try another page.',
    other: 'We couldn’t read this page. Please try another page.',
  },
};
