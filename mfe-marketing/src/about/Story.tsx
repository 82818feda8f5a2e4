import { useWords } from '@askwell/ui';
import { aboutWords } from '../words/about.ts';
import css from './Story.module.css';

/** Where the product comes from. */
export function Story() {
  const { title, year, founded, paragraphs } = useWords(aboutWords).story;
  return (
    <section className={css.story} aria-labelledby="story-title">
      <div className={css.margin}>
        <h2 id="story-title" className={css.title}>
          {title}
        </h2>
        <p className={css.founded}>
          <span className={css.year}>{year} </span>
          {founded}
        </p>
      </div>
      <div className={css.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
