import { useWords } from '@askwell/ui';
import { useGetAnalyticsQuery } from '../api/analytics.api.ts';
import { overviewWords } from '../words/overview.ts';
import css from './ChatbotFigures.adopted.module.css';

/** Lent to the dashboard: a chatbot's last seven days, in one line. */
export default function ChatbotFigures({ chatbotId }: { chatbotId: string }) {
  const { slot: words } = useWords(overviewWords);
  const { data } = useGetAnalyticsQuery({ id: chatbotId, period: '7d' });
  if (data === undefined) return null;
  const { activeSessions, judgedSessions, unresolved } = data;
  return (
    <p className={css.figures}>
      {activeSessions === 0
        ? words.none
        : words.sessions(activeSessions, judgedSessions === 0 ? null : 100 - unresolved)}
    </p>
  );
}
