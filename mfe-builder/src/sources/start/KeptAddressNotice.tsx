import { lazy, Suspense } from 'react';
import type { ChatbotSummary } from '@askwell/contracts';
import { useMay } from '../../api/use-may.ts';
import { hostOf } from '../add/address.ts';
import { keptAddress } from './kept-address.ts';

const ChooseChatbot = lazy(() => import(/* webpackChunkName: 'add' */ './ChooseChatbot.tsx'));

/** Asks which chatbot is to read the website whose address was entered on the landing page. */
export function KeptAddressNotice({ chatbots }: { chatbots: readonly ChatbotSummary[] }) {
  const mayEdit = useMay('edit');
  const host = hostOf(keptAddress.read());
  if (!mayEdit || host === null) return null;
  return (
    <Suspense fallback={null}>
      <ChooseChatbot host={host} chatbots={chatbots} />
    </Suspense>
  );
}
