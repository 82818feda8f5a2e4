import { lazy, Suspense, useState } from 'react';
import type { HelpTopicId } from '@askwell/help';
import { Skeleton, useWords } from '@askwell/ui';
import { editorWords } from '../words/editor.ts';
import css from './HowItWorks.module.css';

const HelpAnswers = lazy(() => import(/* webpackChunkName: 'templates' */ './HelpAnswers.tsx'));

/** The first answers of the help center on a topic, loaded when they are opened. */
export function HowItWorks({ topic }: { topic: HelpTopicId }) {
  const words = useWords(editorWords);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={css.help} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={css.summary}>{words.howItWorks}</summary>
      {isOpen ? (
        <Suspense fallback={<Skeleton height="6rem" />}>
          <HelpAnswers topic={topic} />
        </Suspense>
      ) : null}
    </details>
  );
}
