import { Check, formatNumber, Spinner, useWords, VisuallyHidden, X } from '@askwell/ui';
import type { Replaying } from './use-replay.ts';
import { gapsWords } from '../words/gaps.ts';
import css from './ReplayNotice.module.css';

/** Shows which questions of the last 30 days would have been answered. */
export function ReplayNotice({ replaying }: { replaying: Replaying }) {
  const { replay: words } = useWords(gapsWords);
  if (replaying.state === 'failed') return <p className={css.quiet}>{words.failed}</p>;
  return (
    <section className={css.replay} aria-label={words.label}>
      {replaying.state === 'waiting' ? (
        <p className={css.waiting}>
          <Spinner />
          {words.running}
        </p>
      ) : (
        <Result {...replaying.replayed} />
      )}
    </section>
  );
}

type ResultProps = Extract<Replaying, { state: 'done' }>['replayed'];

function Result({ asked, answered, questions, elsewhere }: ResultProps) {
  const { replay: words } = useWords(gapsWords);
  if (asked === 0) return <p>{words.neverAsked}</p>;
  return (
    <>
      <output className={css.verdict}>
        {words.verdict(answered, asked)}
        {elsewhere > 0 ? ` ${words.elsewhere(elsewhere)}` : ''}
      </output>
      <ul className={css.questions}>
        {questions.map(({ text, count, isAnswered }) => (
          <li key={text} data-answered={isAnswered}>
            {isAnswered ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
            <span>
              <VisuallyHidden>{isAnswered ? words.answered : words.notAnswered} </VisuallyHidden>
              {text}
            </span>
            {count > 1 ? <span className={css.count}>×{formatNumber(count)}</span> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
