/** How well a passage matches the question. Replies are given from 0.35. */
export function confidenceLevel(confidence: number): 'clear' | 'likely' | 'weak' {
  if (confidence >= 0.8) return 'clear';
  return confidence >= 0.35 ? 'likely' : 'weak';
}
