/**
 * Replaces text in a module before it is compiled. `options.replacements` lists
 * `[pattern, replacement]`.
 *
 * @this {{ getOptions(): { replacements: [RegExp, string][] } }}
 * @param {string} source
 */
export default function replaceLoader(source) {
  return this.getOptions().replacements.reduce((text, [from, to]) => text.replaceAll(from, to), source);
}
