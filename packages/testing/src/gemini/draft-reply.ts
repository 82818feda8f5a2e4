import { chunkBody } from './wire.ts';

/** How an answer with drafts of FAQs can go wrong, besides the refusals of any call. */
export const draftBehaviours = [
  'cuts_the_json',
  'invents_quotes',
  'recites',
  'answers_prose',
  'thinks_only',
] as const;
export type DraftBehaviour = (typeof draftBehaviours)[number];

const mostOfPage = 3;

/**
 * What a sensible model would draft of the blocks of a prompt, in lines such as `[p1.b2] text`: a
 * question about each heading, with the text under it as the answer. Always the same for the same
 * blocks.
 */
export const draftReply = (prompt: string, behaviour: string) => {
  const drafts = prompt.startsWith('<<<CHAT')
    ? chatDraftOf(prompt)
    : draftsOf(prompt, behaviour === 'invents_quotes');
  const text = JSON.stringify(drafts);
  if (behaviour === 'recites') return chunkBody({ finishReason: 'RECITATION' });
  if (behaviour === 'answers_prose')
    return chunkBody({ text: 'Here are some drafts.', finishReason: 'STOP' });
  // The tokens of its thoughts count against the limit too.
  if (behaviour === 'thinks_only') return chunkBody({ finishReason: 'MAX_TOKENS' });
  return behaviour === 'cuts_the_json'
    ? chunkBody({ text: text.slice(0, Math.ceil(text.length * 0.7)), finishReason: 'MAX_TOKENS' })
    : chunkBody({ text, finishReason: 'STOP' });
};

/** What it would draft of a chat: the visitor's last question, with the team's longest answer. */
function chatDraftOf(prompt: string) {
  const linesOf = (who: string) =>
    [...prompt.matchAll(new RegExp(`^${who}: (.*)$`, 'gm'))].map(([, text = '']) => text);
  const question = linesOf('Visitor').findLast((text) => text.includes('?'));
  const [answer] = linesOf('Team').toSorted((one, other) => other.length - one.length);
  if (question === undefined || answer === undefined) return [];
  const isGeneral = !/\bmy (parcel|order)\b/i.test(question);
  return [{ is_general: isGeneral ? 'yes' : 'no', question, wordings: [`About: ${question}`], answer }];
}

function draftsOf(prompt: string, isInvented: boolean) {
  const counts = new Map<string, number>();
  let heading = '';
  return [
    ...prompt.matchAll(/^\[(p\d+)\.(\w+)\] (?:\([^\n]*? › [^\n]*?\) )?(.*(?:\n(?!\[p|Page p|PAGES).*)*)/gm),
  ].flatMap(([, page = '', block = '', text = '']) => {
    const count = counts.get(page) ?? 0;
    if (text.length < 40) {
      heading = text;
      return [];
    }
    if (count >= mostOfPage) return [];
    counts.set(page, count + 1);
    const topic = heading === '' ? text.split(/\s+/).slice(0, 4).join(' ') : heading;
    const [line = text] = text.split('\n');
    const quote = line.slice(0, 300);
    return [
      {
        source_ids: [`${page}.${block}`],
        quote: isInvented ? 'Our products are the best in the world.' : quote,
        question: /[?？؟]$/.test(topic) ? topic : `${topic}?`,
        wordings: [`About: ${topic}`],
        answer: text.slice(0, 800),
        lang: 'en',
      },
    ];
  });
}
