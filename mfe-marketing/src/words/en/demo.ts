/** The widget that answers from a sample, on the landing page and the features page. */
export const demo = {
  suggestions: 'Ask it in other words',
  unanswered: 'None of these answers it, and nothing is made up.',
  unknown:
    'I can’t find that in my answers. On a real website I would now offer to pass the question on to a person.',
};
