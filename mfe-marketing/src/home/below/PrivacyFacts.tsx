import { Link } from '@askwell/platform';
import { useWords } from '@askwell/ui';
import { storyWords } from '../../words/story.ts';
import { Section } from './Section.tsx';
import css from './PrivacyFacts.module.css';

/** What the widget weighs, and what it does not collect. */
export function PrivacyFacts() {
  const { privacy: words } = useWords(storyWords);
  return (
    <Section title={words.title}>
      <dl className={css.facts}>
        {words.facts.map(({ figure, text }) => (
          <div key={figure}>
            <dt className={css.figure}>{figure}</dt>
            <dd className={css.text}>{text}</dd>
          </div>
        ))}
      </dl>
      <Link to="/privacy">{words.link}</Link>
    </Section>
  );
}
