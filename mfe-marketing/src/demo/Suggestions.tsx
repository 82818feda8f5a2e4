import { useWords } from '@askwell/ui';
import { demoWords } from '../words/demo.ts';
import css from './Suggestions.module.css';

type SuggestionsProps = { questions: readonly string[]; onAsk: (question: string) => void };

/** Questions to try, worded as visitors word them. */
export function Suggestions({ questions, onAsk }: SuggestionsProps) {
  const words = useWords(demoWords);
  return (
    <div className={css.suggestions}>
      <p className={css.title}>{words.suggestions}</p>
      <ul className={css.list}>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" className={css.suggestion} onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
