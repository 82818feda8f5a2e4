import { hasPage } from '@askwell/platform';
import { useWords } from '@askwell/ui';
import css from './HelpAnswers.adopted.module.css';
import { helpWords } from './index.ts';
import type { HelpPage, HelpTopic } from './topic.ts';
import type { HelpTopicId } from './topics.ts';
import { howItWorksWords } from './words/how-it-works.ts';

const shown = 4;

type HelpAnswersProps = { topic: HelpTopicId; page: HelpPage | undefined };

/** Answers on a topic, and the way to all of them, in a tab of its own. */
export default function HelpAnswers({ topic, page }: HelpAnswersProps) {
  const { moreHelp } = useWords(howItWorksWords);
  const { entries, firstOn }: HelpTopic = useWords(helpWords)[topic];
  const first = page && firstOn?.[page];
  const start = first === undefined ? 0 : entries.findIndex(([question]) => question === first);
  return (
    <>
      <dl className={css.answers}>
        {entries.slice(start, start + shown).map(([question, answer]) => (
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
