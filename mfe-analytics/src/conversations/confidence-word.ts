/** How sure the chatbot was that this is what was asked, in a word; 0.35 is where it begins to answer. */
export const confidenceWord = (confidence: number): string => {
  if (confidence >= 0.8) return 'a clear match';
  return confidence >= 0.35 ? 'a likely match' : 'a weak match';
};
