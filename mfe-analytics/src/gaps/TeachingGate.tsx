import type { ReactNode } from 'react';
import { messageOf } from '@askwell/platform';
import { Banner, Button, Skeleton } from '@askwell/ui';
import type { useTeaching } from './use-teaching.ts';

type TeachingGateProps = { teaching: ReturnType<typeof useTeaching>; children: ReactNode };

/** Waits for the knowledge base, and says when it does not come. */
export function TeachingGate({ teaching: { chatbot, loading, reload }, children }: TeachingGateProps) {
  if (chatbot !== undefined) return children;
  if (loading === undefined) return <Skeleton height="16rem" />;
  return (
    <Banner
      tone="danger"
      action={
        <Button size="s" onClick={reload}>
          Try again
        </Button>
      }
    >
      {messageOf(loading, 'The knowledge base could not be loaded')}
    </Banner>
  );
}
