import type { ReactNode } from 'react';
import { Card, classes } from '@askwell/ui';
import css from './Feature.module.css';

type FeatureProps = { title: string; text?: string; className?: string | undefined; children: ReactNode };

/** A claim, and a small live piece of the product that keeps it. */
export function Feature({ title, text, className, children }: FeatureProps) {
  return (
    <Card as="article" padding="l" className={classes(css.feature, className)}>
      <div className={css.words}>
        <h3>{title}</h3>
        {text === undefined ? null : <p className={css.text}>{text}</p>}
      </div>
      {children}
    </Card>
  );
}
