import { TriangleAlert, useWords } from '@askwell/ui';
import type { ConfusablePair } from '../answers/use-confusable-faqs.ts';
import { knowledgeWords } from '../words/knowledge.ts';
import css from './ConfusableFaqsNotice.module.css';

/** Enough to work on; the others follow when these are resolved. */
const shownAtMost = 20;

/** The pairs of FAQs that visitors' questions may confuse, in a closed disclosure. */
export function ConfusableFaqsNotice({
  confusablePairs,
  goToFaq,
}: {
  confusablePairs: readonly ConfusablePair[];
  goToFaq: (key: number) => void;
}) {
  const { confusable: words } = useWords(knowledgeWords);
  if (confusablePairs.length === 0) return null;
  return (
    <details className={css.notice}>
      <summary className={css.summary}>
        <TriangleAlert aria-hidden="true" />
        {words.title(confusablePairs.length)}
      </summary>
      <p className={css.text}>{words.text}</p>
      <ul className={css.list}>
        {confusablePairs.slice(0, shownAtMost).map(({ one, other, question, wrong }) => (
          <li key={`${one.key} ${other.key}`} className={css.pair}>
            <button type="button" className={css.link} onClick={() => goToFaq(one.key)}>
              {one.question}
            </button>
            <span className={css.and}>{words.and}</span>
            <button type="button" className={css.link} onClick={() => goToFaq(other.key)}>
              {other.question}
            </button>
            {wrong === null ? (
              <span className={css.and}>{words.question(question)}</span>
            ) : (
              <>
                <Quoting around={words.asked} question={question} />
                <Quoting around={words.wrongAnswer} question={wrong.question} />
              </>
            )}
          </li>
        ))}
      </ul>
      {confusablePairs.length > shownAtMost ? <p className={css.text}>{words.first(shownAtMost)}</p> : null}
    </details>
  );
}

/** A sentence with a question in it, in two lines at most. */
function Quoting({
  around: [before, after],
  question,
}: {
  around: readonly [before: string, after: string];
  question: string;
}) {
  return (
    <span className={css.quoting}>
      {before}
      <bdi>{question}</bdi>
      {after}
    </span>
  );
}
