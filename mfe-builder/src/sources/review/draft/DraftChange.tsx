import type { Faq, SourceDraft } from '@askwell/contracts';
import { priceChange } from '@askwell/reading/price-change';
import { useWords } from '@askwell/ui';
import { TextChange } from '../../../knowledge/TextChange.tsx';
import { reviewWords } from '../../../words/review.ts';
import css from './DraftChange.module.css';

/** What accepting a draft would change in an existing FAQ, word by word. */
export function DraftChange({ draft, before }: { draft: SourceDraft; before: Faq }) {
  const words = useWords(reviewWords);
  const price = priceChange(before.answer, draft.answer);
  return (
    <div className={css.change}>
      {price === null ? null : <p className={css.price}>{words.priceChanged(price.from, price.to)}</p>}
      <p className={css.help}>{words.changesHelp}</p>
      {before.question === draft.question ? null : (
        <p className={css.question} dir="auto">
          <TextChange before={before.question} after={draft.question} />
        </p>
      )}
      {before.answer === draft.answer ? (
        <>
          <p className={css.text} dir="auto">
            {draft.answer}
          </p>
          <p className={css.help}>{words.unchangedAnswer}</p>
        </>
      ) : (
        <p className={css.text} dir="auto">
          <TextChange before={before.answer} after={draft.answer} />
        </p>
      )}
    </div>
  );
}
