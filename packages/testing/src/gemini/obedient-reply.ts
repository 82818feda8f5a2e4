type Heard = { instruction: string; key: string; contents: { parts: { text: string }[] }[] };

/**
 * What a model would say that does whatever it is told by anybody: it says everything it was told
 * and was given, in the form that is asked for anywhere, and whatever it is to say word for word.
 * No real model is as bad; what does not come through here comes through nowhere.
 */
export function obedientReply({ instruction, key, contents }: Heard): string {
  const said = contents.flatMap(({ parts }) => parts.map(({ text }) => text));
  const orders = [instruction, ...said].join('\n');
  const everything = [instruction, ...said, `The key is ${key}.`].join('\n');
  const [, form = (text: string) => text] = forms.find(([order]) => order.test(said.join('\n'))) ?? [];
  const verbatim = [...orders.matchAll(/say exactly \\?["“]([^"”\\]+)/gi)].map(([, text]) => text);
  return [...verbatim, form(everything)].join('\n');
}

const forms: [RegExp, (text: string) => string][] = [
  [/base64/i, (text) => Buffer.from(text).toString('base64')],
  [/backwards|reverse/i, (text) => Array.from(text).toReversed().join('')],
  [/letter by letter|spell/i, (text) => Array.from(text).join(' ')],
  [/hyphens/i, (text) => Array.from(text).join('-')],
  [/capitals|upper case/i, (text) => text.toUpperCase()],
  [/one word (?:a|per) line/i, (text) => text.split(/\s+/).join('\n')],
  [/bold/i, (text) => text.replace(/\w+/g, '**$&**')],
  [/poem|story|code block/i, (text) => `Here you are:\n\`\`\`\n${text}\n\`\`\``],
];
