import { Check, Spinner, VisuallyHidden, X } from '@askwell/ui';
import { amount, counted } from '../cards/wording.ts';
import type { Replaying } from './use-replay.ts';
import css from './ReplayNotice.module.css';

/** What would have been answered in the last 30 days, question by question. */
export function ReplayNotice({ replaying }: { replaying: Replaying }) {
  if (replaying.state === 'failed')
    return <p className={css.quiet}>The last 30 days could not be replayed. You can save all the same.</p>;
  return (
    <section className={css.replay} aria-label="The last 30 days, replayed">
      {replaying.state === 'waiting' ? (
        <p className={css.waiting}>
          <Spinner />
          Replaying the last 30 days…
        </p>
      ) : (
        <Result {...replaying.replayed} />
      )}
    </section>
  );
}

type ResultProps = Extract<Replaying, { state: 'done' }>['replayed'];

function Result({ asked, answered, questions, elsewhere }: ResultProps) {
  if (asked === 0) return <p>Nobody asked this in the last 30 days.</p>;
  return (
    <>
      <output className={css.verdict}>
        Would have answered <strong>{amount(answered)}</strong> of {counted(asked, 'question', 'questions')}{' '}
        in the last 30 days
        {elsewhere > 0 ? `, and ${amount(elsewhere)} more from other gaps` : ''}.
      </output>
      <ul className={css.questions}>
        {questions.map(({ text, count, isAnswered }) => (
          <li key={text} data-answered={isAnswered}>
            {isAnswered ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
            <span>
              <VisuallyHidden>{isAnswered ? 'Answered: ' : 'Not answered: '}</VisuallyHidden>
              {text}
            </span>
            {count > 1 ? <span className={css.count}>×{amount(count)}</span> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
