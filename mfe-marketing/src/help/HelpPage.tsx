import { useMemo, useRef, useState } from 'react';
import { helpWords } from '@askwell/help';
import { Link, useLocation } from '@askwell/platform';
import { useWords } from '@askwell/ui';
import { LiveWidget } from '../demo/LiveWidget.tsx';
import { MarketingPage } from '../parts/MarketingPage.tsx';
import { Opening } from '../parts/Opening.tsx';
import { Questions } from '../parts/Questions.tsx';
import { helpPageWords } from '../words/help.ts';
import { helpSample } from './help-sample.ts';
import { findQuestions } from './find-questions.ts';
import css from './HelpPage.module.css';
import { HelpSearch } from './HelpSearch.tsx';
import { NothingFound } from './NothingFound.tsx';

/**
 * /help: every question of the help center by topic, with a search, and our own chatbot, which
 * answers from it.
 */
export default function HelpPage() {
  const words = useWords(helpPageWords);
  const topics = useWords(helpWords);
  const sample = useMemo(() => helpSample(words), [words]);
  const { hash } = useLocation();
  const [query, setQuery] = useState('');
  const [asked, setAsked] = useState<{ question: string } | null>(null);
  const chat = useRef<HTMLElement>(null);
  const found = useMemo(() => findQuestions(topics, query), [topics, query]);
  const ask = () => {
    setAsked({ question: query.trim() });
    chat.current?.focus();
  };
  return (
    <MarketingPage>
      <Opening title={words.title} lead={words.lead} />
      <div className={css.columns}>
        <div className={css.topics}>
          <div className={css.find}>
            <HelpSearch
              query={query}
              found={found.reduce((sum, { entries }) => sum + entries.length, 0)}
              onChange={setQuery}
            />
            {found.length === 0 ? (
              <NothingFound query={query.trim()} onAsk={ask} />
            ) : (
              <nav className={css.navigation} aria-label={words.topics}>
                {found.map(({ id, title }) => (
                  <a key={id} href={`#${id}`} aria-current={hash === `#${id}` ? 'true' : undefined}>
                    {title}
                  </a>
                ))}
              </nav>
            )}
          </div>
          {found.map(({ id, title, entries }) => (
            <Questions
              key={id}
              id={id}
              title={title}
              questions={entries.map(([question, answer]) => ({ question, answer }))}
            />
          ))}
          {found.length === 0 ? null : (
            <p>
              {words.more} <Link to="/contact">{words.contact}</Link>
            </p>
          )}
        </div>
        <aside ref={chat} tabIndex={-1} className={css.chat} aria-label={words.windowTitle}>
          <LiveWidget sample={sample} asked={asked} className={css.widget} />
        </aside>
      </div>
    </MarketingPage>
  );
}
