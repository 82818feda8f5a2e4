import { useWords } from '@askwell/ui';
import { CodeBlock } from '../../parts/CodeBlock.tsx';
import { storyWords } from '../../words/story.ts';
import { Section } from './Section.tsx';
import css from './Systems.module.css';

/** Where the widget can be installed, and the line that does it. */
export function Systems() {
  const { systems: words } = useWords(storyWords);
  return (
    <Section title={words.title} text={words.text}>
      <ul className={css.list} aria-label={words.label}>
        {words.list.map((system) => (
          <li key={system}>{system}</li>
        ))}
      </ul>
      <CodeBlock code={words.code} />
    </Section>
  );
}
