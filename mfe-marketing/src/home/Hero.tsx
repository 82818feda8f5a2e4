import { useWords } from '@askwell/ui';
import { Demo } from '../demo/Demo.tsx';
import { library } from '../demo/library.ts';
import { Stats } from '../parts/Stats.tsx';
import { homeWords } from '../words/home.ts';
import { AddressPreview } from '../preview/AddressPreview.tsx';
import css from './Hero.module.css';

/** The promise, and under it the proof. */
export function Hero() {
  const { hero, demo, stats } = useWords(homeWords);
  const { title, lead, note, key } = hero;
  return (
    <div className={css.hero}>
      <div className={css.words}>
        <h1 tabIndex={-1} className={css.title}>
          {title}
        </h1>
        <p className={css.lead}>{lead}</p>
        <div className={css.form}>
          <AddressPreview />
        </div>
        <p className={css.note}>
          {note} {key}
        </p>
      </div>
      <Demo sample={library} {...demo} />
      <Stats stats={stats} />
    </div>
  );
}
