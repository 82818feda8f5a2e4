import { helpWords, type HelpTopicId } from '@askwell/help';
import { hasPage } from '@askwell/platform';
import { useWords } from '@askwell/ui';
import { editorWords } from '../words/editor.ts';
import css from './HelpAnswers.adopted.module.css';

const shown = 4;

/** The first answers on a topic, and the way to all of them, in a tab of its own. */
export default function HelpAnswers({ topic }: { topic: HelpTopicId }) {
  const { moreHelp } = useWords(editorWords);
  const { entries } = useWords(helpWords)[topic];
  return (
    <>
      <dl className={css.answers}>
        {entries.slice(0, shown).map(([question, answer]) => (
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
