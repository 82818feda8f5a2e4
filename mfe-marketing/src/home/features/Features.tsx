import { content } from '../content.ts';
import { Feature } from '../../parts/Feature.tsx';
import { LookPiece } from './LookPiece.tsx';
import { NumbersPiece } from './NumbersPiece.tsx';
import { WordsPiece } from './WordsPiece.tsx';
import css from './Features.module.css';

/** Three things that the product does, each one to touch. */
export function Features() {
  const { title, words, look, numbers } = content.features;
  return (
    <section className={css.features} aria-labelledby="features-title">
      <h2 id="features-title" className={css.title}>
        {title}
      </h2>
      <div className={css.cards}>
        <Feature {...words} className={css.wide}>
          <WordsPiece />
        </Feature>
        <Feature {...look}>
          <LookPiece />
        </Feature>
        <Feature {...numbers}>
          <NumbersPiece />
        </Feature>
      </div>
    </section>
  );
}
