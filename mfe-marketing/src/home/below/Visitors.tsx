import { useState } from 'react';
import { useWords } from '@askwell/ui';
import { Feature } from '../../parts/Feature.tsx';
import { storyWords } from '../../words/story.ts';
import { Section } from './Section.tsx';
import css from './Visitors.module.css';

/** Two conversations: one in another language, one with a person. */
export function Visitors() {
  const { visitors: words } = useWords(storyWords);
  const { languages, person } = words;
  return (
    <Section title={words.title}>
      <div className={css.cards}>
        <Feature title={languages.title} text={languages.text}>
          <Languages />
        </Feature>
        <Feature title={person.title} text={person.text}>
          <div className={css.chat}>
            <p className={css.visitor}>{person.asked}</p>
            <p className={css.bot}>{person.waiting}</p>
            <p className={css.event}>{person.joined}</p>
            <p className={css.bot}>{person.reply}</p>
          </div>
        </Feature>
      </div>
    </Section>
  );
}

function Languages() {
  const { languages: words } = useWords(storyWords).visitors;
  const list = Object.entries(words.list);
  const [chosen, setChosen] = useState(0);
  const [language, shown] = list[chosen] ?? [];
  return (
    <div className={css.piece}>
      <fieldset className={css.languages} aria-label={words.label}>
        {list.map(([code, { name }], index) => (
          <button
            key={code}
            type="button"
            lang={code}
            className={css.language}
            aria-pressed={index === chosen}
            onClick={() => setChosen(index)}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <p className={css.faq}>
        <span>{words.written}</span> {words.faq}
      </p>
      {shown === undefined ? null : (
        <div className={css.chat} lang={language} aria-live="polite">
          <p className={css.visitor} dir="auto">
            {shown.asked}
          </p>
          <p className={css.bot} dir="auto">
            {shown.reply}
          </p>
        </div>
      )}
    </div>
  );
}
