import { useWords } from '@askwell/ui';
import { Feature } from '../../parts/Feature.tsx';
import { storyWords } from '../../words/story.ts';
import { LookPiece } from './LookPiece.tsx';
import { NumbersPiece } from './NumbersPiece.tsx';
import { WordsPiece } from './WordsPiece.tsx';
import css from './Features.module.css';

/** Three things that the product does, each one to touch. */
export function Features() {
  const { title, words, look, numbers } = useWords(storyWords).features;
  return (
    <section className={css.features} aria-labelledby="features-title">
      <h2 id="features-title" className={css.title}>
        {title}
      </h2>
      <div className={css.cards}>
        <Feature title={words.title} text={words.text} className={css.wide}>
          <WordsPiece />
        </Feature>
        <Feature title={look.title} text={look.text}>
          <LookPiece />
        </Feature>
        <Feature title={numbers.title} text={numbers.text}>
          <NumbersPiece />
        </Feature>
      </div>
    </section>
  );
}
