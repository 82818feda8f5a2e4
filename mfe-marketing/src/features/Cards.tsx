import { useWords } from '@askwell/ui';
import { Feature } from '../parts/Feature.tsx';
import { CodeBlock } from '../parts/CodeBlock.tsx';
import { featuresWords } from '../words/features.ts';
import { CornerPiece } from './CornerPiece.tsx';
import { GapPiece } from './GapPiece.tsx';
import { HoursPiece } from './HoursPiece.tsx';
import { PhonePiece } from './PhonePiece.tsx';
import { SecurityPiece } from './SecurityPiece.tsx';
import css from './Cards.module.css';

/** Six sides of the product; each card holds a piece of what it speaks of. */
export function Cards() {
  const { title, customization, integration, analytics, mobile, security, support } =
    useWords(featuresWords).cards;
  return (
    <section className={css.section} aria-labelledby="cards-title">
      <h2 id="cards-title" className={css.title}>
        {title}
      </h2>
      <div className={css.cards}>
        <Feature title={customization.title} text={customization.text} className={css.customization}>
          <CornerPiece />
        </Feature>
        <Feature title={analytics.title} text={analytics.text} className={css.analytics}>
          <GapPiece />
        </Feature>
        <Feature title={mobile.title} text={mobile.text} className={css.mobile}>
          <PhonePiece />
        </Feature>
        <Feature title={integration.title} text={integration.text} className={css.integration}>
          <CodeBlock code={integration.code} />
        </Feature>
        <Feature title={security.title} className={css.security}>
          <SecurityPiece />
        </Feature>
        <Feature title={support.title} text={support.text} className={css.support}>
          <HoursPiece />
        </Feature>
      </div>
    </section>
  );
}
