import { useMemo, useState } from 'react';
import { Link } from '@askwell/platform';
import { useWords } from '@askwell/ui';
import { LiveWidget } from '../../demo/LiveWidget.tsx';
import { helpSample } from '../../help/help-sample.ts';
import { storyWords } from '../../words/story.ts';
import { Section } from './Section.tsx';
import css from './HelpQuestions.module.css';

/** Our own widget, which answers from the help center. */
export function HelpQuestions() {
  const { questions: words } = useWords(storyWords);
  const sample = useMemo(() => helpSample(words), [words]);
  const [asked, setAsked] = useState<{ question: string } | null>(null);
  return (
    <Section title={words.title} text={words.text}>
      <div className={css.columns}>
        <div className={css.side}>
          <ul className={css.chips}>
            {words.chips.map((question) => (
              <li key={question}>
                <button type="button" className={css.chip} onClick={() => setAsked({ question })}>
                  {question}
                </button>
              </li>
            ))}
          </ul>
          <Link to="/help">{words.link}</Link>
        </div>
        <div className={css.stage}>
          <LiveWidget sample={sample} asked={asked} className={css.widget} />
        </div>
      </div>
    </Section>
  );
}
