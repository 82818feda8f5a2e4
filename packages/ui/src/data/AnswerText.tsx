/** An answer with its `**emphasis**` shown as visitors see it; everything else as it was typed. */
export function AnswerText({ text }: { text: string }) {
  // Splitting at a group puts what is between the stars at every other place.
  return text
    .split(/\*\*(\S|\S[^*]*\S)\*\*/)
    .map((part, index) => (index % 2 === 0 ? part : <strong key={index}>{part}</strong>));
}
