import { lazy, Suspense, useState } from 'react';
import { Skeleton, useWords } from '@askwell/ui';
import css from './HowItWorks.module.css';
import type { HelpPage } from './topic.ts';
import type { HelpTopicId } from './topics.ts';
import { howItWorksWords } from './words/how-it-works.ts';

// Small parts of a remote share this chunk: each chunk costs its entry a hundred bytes.
const HelpAnswers = lazy(() => import(/* webpackChunkName: 'on-demand' */ './HelpAnswers.tsx'));

export type HowItWorksProps = {
  topic: HelpTopicId;
  /** The page, if it does not begin with the first answer of the topic. */
  page?: HelpPage;
};

/** Some answers of the help center on a topic, loaded when they are opened. */
export function HowItWorks({ topic, page }: HowItWorksProps) {
  const words = useWords(howItWorksWords);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={css.help} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={css.summary}>{words.howItWorks}</summary>
      {isOpen ? (
        <Suspense fallback={<Skeleton height="6rem" />}>
          <HelpAnswers topic={topic} page={page} />
        </Suspense>
      ) : null}
    </details>
  );
}
