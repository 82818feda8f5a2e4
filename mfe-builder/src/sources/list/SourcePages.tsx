import { useState } from 'react';
import type { Source, SourcePage } from '@askwell/contracts';
import { messageOf } from '@askwell/platform';
import { Button, Loaded, useWords, VisuallyHidden } from '@askwell/ui';
import { useGetSourceQuery } from '../../api/sources.api.ts';
import { sourcesWords } from '../../words/sources.ts';
import css from './SourcePages.module.css';

const atOnce = 25;

/** The pages of a website, each with what became of it. */
export function SourcePages({ source: { chatbotId, id, title } }: { source: Source }) {
  const { pages: words, list } = useWords(sourcesWords);
  const query = useGetSourceQuery({ chatbotId, id });
  const [shown, setShown] = useState(atOnce);
  return (
    <Loaded query={query} failed={list.loadFailed} explain={messageOf}>
      {({ pages }) => (
        <>
          <ul className={css.pages} aria-label={words.label(title)}>
            {pages.slice(0, shown).map((page) => (
              <PageRow key={page.id} page={page} />
            ))}
          </ul>
          {pages.length > shown ? (
            <Button
              size="s"
              variant="quiet"
              className={css.more ?? ''}
              onClick={() => setShown(pages.length)}
            >
              {words.more(pages.length - shown)}
            </Button>
          ) : null}
        </>
      )}
    </Loaded>
  );
}

function PageRow({ page: { url, title, state, outcome, openDrafts } }: { page: SourcePage }) {
  const { pages: words, outcomes } = useWords(sourcesWords);
  const name = title || pathOf(url) || words.untitled;
  return (
    <li className={css.page} data-state={state}>
      {url === null ? (
        <span className={css.name}>{name}</span>
      ) : (
        <a href={url} target="_blank" rel="noreferrer" className={css.name} title={url}>
          {name}
          <VisuallyHidden> ({words.opens})</VisuallyHidden>
        </a>
      )}
      <span className={css.outcome}>
        {outcome === null ? words.waiting : outcomes[outcome]}
        {openDrafts > 0 ? ` · ${words.drafts(openDrafts)}` : null}
      </span>
    </li>
  );
}

const pathOf = (url: string | null): string => {
  if (url === null) return '';
  try {
    const { pathname, search } = new URL(url);
    return decodeURI(pathname + search);
  } catch {
    return url;
  }
};
