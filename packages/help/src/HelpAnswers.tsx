import { hasPage } from '@askwell/platform';
import { useWords } from '@askwell/ui';
import css from './HelpAnswers.adopted.module.css';
import type { HowItWorksProps } from './HowItWorks.tsx';
import { helpWords } from './index.ts';
import { howItWorksWords } from './words/how-it-works.ts';

const shown = 4;

/** Answers on a topic, and the way to all of them, in a tab of its own. */
export default function HelpAnswers({ topic, after }: Required<HowItWorksProps>) {
  const { moreHelp } = useWords(howItWorksWords);
  const { entries } = useWords(helpWords)[topic];
  return (
    <>
      <dl className={css.answers}>
        {entries.slice(after, after + shown).map(([question, answer]) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      {hasPage('/help') ? (
        <a href={`/help#${topic}`} target="_blank" rel="noreferrer">
          {moreHelp}
        </a>
      ) : null}
    </>
  );
}
