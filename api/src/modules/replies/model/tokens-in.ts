/**
 * A cautious estimate of a text's tokens without the provider's tokenizer: about four characters of
 * Latin script a token, two of most other scripts, and one of Chinese, Japanese and Korean.
 */
export function tokensIn(text: string): number {
  const dense =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  const others = text.match(/[^\p{ASCII}\u0080-\u024f\u2000-\u206f]/gu)?.length ?? 0;
  const wide = Math.max(0, others - dense);
  const latin = Math.max(0, text.length - others);
  return Math.ceil(latin / 4 + wide / 2 + dense);
}
