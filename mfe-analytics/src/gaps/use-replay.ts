import { useEffect, useState } from 'react';
import type { Faq, Gap } from '@askwell/contracts';
import { useListGapsQuery } from '../api/gaps.api.ts';
import { replay, type Replayed } from './replay.ts';
import type { Taught } from './teaching.ts';

/**
 * How long nothing has changed before it is tried: a thousand FAQs take a tenth of a second to
 * learn.
 */
const pauseMs = 300;

export type Replaying = { state: 'waiting' } | { state: 'failed' } | { state: 'done'; replayed: Replayed };

/**
 * What the last 30 days would have been with this knowledge base; `faq` is the one in it that
 * closes the gap.
 */
export function useReplay(id: string, gap: Gap, knowledge: Taught | null, faq: Faq | null): Replaying {
  const { data, isError } = useListGapsQuery({ id, period: '30d' });
  const [found, setFound] = useState<Replaying>({ state: 'waiting' });
  const gaps = data?.gaps;
  useEffect(() => {
    if (knowledge === null || faq === null || gaps === undefined) return;
    let isOver = false;
    const run = async () => {
      // The retrieval comes when it is first needed.
      const { buildIndex } = await import('@askwell/answers');
      if (isOver) return;
      const index = buildIndex(knowledge);
      setFound({ state: 'done', replayed: replay(index, knowledge.faqs.indexOf(faq), gap, gaps) });
    };
    const timer = setTimeout(() => void run().catch(() => setFound({ state: 'failed' })), pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [knowledge, faq, gap, gaps]);
  return isError ? { state: 'failed' } : found;
}
