import { InboxScreen } from './inbox/InboxScreen.tsx';

/** /inbox */
export default function InboxPage() {
  return <InboxScreen />;
}
