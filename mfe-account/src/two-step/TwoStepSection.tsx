import { lazy, Suspense, useRef, useState } from 'react';
import { messageOf } from '@askwell/platform';
import { Badge, Delayed, Loaded, Spinner, useWords } from '@askwell/ui';
import { useGetTwoStepQuery } from '../api/two-step.api.ts';
import section from '../shared/Section.module.css';
import { twoStepWords } from '../words/two-step.ts';
import type { TwoStepTask } from './TwoStepTask.tsx';
// Its few styles come with the page: one more file would make the entry of every visit longer.
import './TwoStep.module.css';
import { TwoStepState } from './TwoStepState.tsx';

/** The forms and the QR code are loaded on demand, because few visits need them. */
const Task = lazy(() => import(/* webpackChunkName: 'on-demand' */ './TwoStepTask.tsx'));

/** Whether signing in takes a second step, and how to change it. */
export function TwoStepSection({ email }: { email: string }) {
  const words = useWords(twoStepWords);
  const query = useGetTwoStepQuery();
  const [task, setTask] = useState<TwoStepTask | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // The focused element was removed, so the heading takes the focus.
  const close = () => {
    setTask(null);
    title.current?.focus();
  };

  return (
    <section aria-labelledby="two-step-title" className={section.section}>
      <header className={section.header}>
        <h3 id="two-step-title" ref={title} tabIndex={-1}>
          {words.title}
        </h3>
        {query.data ? (
          <Badge tone={query.data.isOn ? 'success' : 'neutral'} dot={query.data.isOn}>
            {query.data.isOn ? words.on : words.off}
          </Badge>
        ) : null}
      </header>
      <Loaded query={query} failed={words.failed} explain={messageOf}>
        {(twoStep) =>
          task === null ? (
            <TwoStepState twoStep={twoStep} onStart={setTask} />
          ) : (
            <Suspense fallback={<Delayed>{<Spinner label={words.waiting} />}</Delayed>}>
              <Task task={task} email={email} onDone={close} />
            </Suspense>
          )
        }
      </Loaded>
    </section>
  );
}
