import type { ReactNode } from 'react';
import { messageOf } from '@askwell/platform';
import { LoadFailure, Skeleton, useWords } from '@askwell/ui';
import { gapsWords } from '../words/gaps.ts';
import type { useTeaching } from './use-teaching.ts';

type TeachingGateProps = { teaching: ReturnType<typeof useTeaching>; children: ReactNode };

/** Shows its children once the knowledge base is loaded, or why it is not. */
export function TeachingGate({ teaching: { chatbot, loading, reload }, children }: TeachingGateProps) {
  const { knowledgeFailed } = useWords(gapsWords);
  if (chatbot !== undefined) return children;
  if (loading === undefined) return <Skeleton height="16rem" />;
  return <LoadFailure onRetry={reload}>{messageOf(loading, knowledgeFailed)}</LoadFailure>;
}
