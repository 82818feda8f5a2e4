import { limits, type Faq } from '@askwell/contracts';
import type { DraftDocument } from '../stores/drafts.store.ts';
import { changedFaq } from './present-draft.ts';
import { plain } from './question-key.ts';

const { faqs: mostFaqs, variants: mostVariants } = limits.knowledgeBase;

/** What became of one draft. */
export type Applied = { draft: DraftDocument; before: Faq | null; after: Faq };
export type Refused = { draft: DraftDocument; message: string };

export type Application = { faqs: Faq[]; applied: Applied[]; refused: Refused[] };

/**
 * The FAQs after drafts were accepted: a draft changes the FAQ of its question, or adds one; with
 * `isNew`, each adds one. Each names its page.
 */
export function applyDrafts(
  faqs: readonly Faq[],
  drafts: readonly DraftDocument[],
  pageOf: (draft: DraftDocument) => Faq['page'],
  isNew = false,
): Application {
  const result: Application = { faqs: [...faqs], applied: [], refused: [] };
  for (const draft of drafts) {
    const { question, answer, wordings } = draft;
    const before = isNew ? null : (changedFaq(draft, result.faqs) ?? null);
    const page = pageOf(draft);
    if (before) {
      const after = {
        ...before,
        answer,
        variants: union(before, [question, ...wordings]),
        ...(page && { page }),
      };
      result.faqs[result.faqs.indexOf(before)] = after;
      result.applied.push({ draft, before, after });
    } else if (result.faqs.some((faq) => plain(faq.question) === plain(question))) {
      result.refused.push({ draft, message: 'An FAQ asks the same already. Accept the draft to change it.' });
    } else if (result.faqs.length < mostFaqs) {
      const after = { question, answer, variants: wordings.slice(0, mostVariants), ...(page && { page }) };
      result.faqs.push(after);
      result.applied.push({ draft, before: null, after });
    } else {
      result.refused.push({ draft, message: `A knowledge base holds at most ${mostFaqs} FAQs` });
    }
  }
  return result;
}

/** The FAQs after accepted drafts were taken back; an FAQ that was edited since stays. */
export function takeBack(faqs: readonly Faq[], drafts: readonly DraftDocument[]): Application {
  const result: Application = { faqs: [...faqs], applied: [], refused: [] };
  // The last one first: two drafts may have changed one FAQ.
  for (const draft of drafts.toReversed()) {
    const { applied } = draft;
    if (!applied) continue;
    const at = result.faqs.findIndex((faq) => isSame(faq, applied.after));
    if (at === -1) {
      result.refused.push({ draft, message: 'Its FAQ was edited or deleted since, so it stays as it is.' });
    } else {
      result.faqs.splice(at, 1, ...(applied.before ? [applied.before] : []));
      result.applied.push({ draft, ...applied });
    }
  }
  return result;
}

const isSame = (one: Faq, other: Faq): boolean =>
  one.question === other.question &&
  one.answer === other.answer &&
  one.variants.length === other.variants.length &&
  one.variants.every((variant, place) => variant === other.variants[place]);

/** The other wordings of an FAQ with more of them, each once. */
function union({ question, variants }: Faq, more: readonly string[]): string[] {
  const known = new Set([question, ...variants].map(plain));
  const added = more.filter((wording) => !known.has(plain(wording)) && known.add(plain(wording)));
  return [...variants, ...added].slice(0, mostVariants);
}
