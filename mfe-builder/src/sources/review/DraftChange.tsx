import type { Faq, SourceDraft } from '@askwell/contracts';
import { useWords } from '@askwell/ui';
import { reviewWords } from '../../words/review.ts';
import { wordChanges } from './word-changes.ts';
import css from './DraftChange.module.css';

/** What accepting a draft would change in an existing FAQ, word by word. */
export function DraftChange({ draft, before }: { draft: SourceDraft; before: Faq }) {
  const words = useWords(reviewWords);
  return (
    <div className={css.change}>
      <p className={css.help}>{words.changesHelp}</p>
      {before.question === draft.question ? null : (
        <p className={css.question} dir="auto">
          <Changed before={before.question} after={draft.question} />
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
          <Changed before={before.answer} after={draft.answer} />
        </p>
      )}
    </div>
  );
}

function Changed({ before, after }: { before: string; after: string }) {
  return wordChanges(before, after).map(({ kind, text }, place) => {
    if (kind === 'removed') return <del key={place}>{text}</del>;
    if (kind === 'added') return <ins key={place}>{text}</ins>;
    return <span key={place}>{text}</span>;
  });
}
