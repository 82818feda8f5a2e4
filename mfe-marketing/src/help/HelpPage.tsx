import { useMemo } from 'react';
import { helpWords } from '@askwell/help';
import { Link, useLocation } from '@askwell/platform';
import { useWords } from '@askwell/ui';
import { LiveWidget } from '../demo/LiveWidget.tsx';
import { MarketingPage } from '../parts/MarketingPage.tsx';
import { Opening } from '../parts/Opening.tsx';
import { Questions } from '../parts/Questions.tsx';
import { helpPageWords } from '../words/help.ts';
import { helpSample } from './help-sample.ts';
import css from './HelpPage.module.css';

/**
 * /help: every question of the help center by topic, and our own chatbot, which answers from it.
 */
export default function HelpPage() {
  const words = useWords(helpPageWords);
  const topics = useWords(helpWords);
  const sample = useMemo(() => helpSample(words), [words]);
  const { hash } = useLocation();
  return (
    <MarketingPage>
      <Opening title={words.title} lead={words.lead} />
      <div className={css.columns}>
        <div className={css.topics}>
          <nav className={css.navigation} aria-label={words.topics}>
            {Object.entries(topics).map(([id, { title }]) => (
              <a key={id} href={`#${id}`} aria-current={hash === `#${id}` ? 'true' : undefined}>
                {title}
              </a>
            ))}
          </nav>
          {Object.entries(topics).map(([id, { title, entries }]) => (
            <Questions
              key={id}
              id={id}
              title={title}
              questions={entries.map(([question, answer]) => ({ question, answer }))}
            />
          ))}
          <p>
            {words.more} <Link to="/contact">{words.contact}</Link>
          </p>
        </div>
        <aside className={css.chat} aria-label={words.windowTitle}>
          <LiveWidget sample={sample} asked={null} className={css.widget} />
        </aside>
      </div>
    </MarketingPage>
  );
}
