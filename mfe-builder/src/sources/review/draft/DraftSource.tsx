import type { SourceDraft } from '@askwell/contracts';
import { ExternalLink, useWords, VisuallyHidden } from '@askwell/ui';
import { reviewWords } from '../../../words/review.ts';
import { addressOfQuote, markedIn } from './quote.ts';
import css from './DraftSource.module.css';

/** Where a draft comes from: the page, its headings, and the paragraph with the quote marked. */
export function DraftSource({ draft }: { draft: SourceDraft }) {
  const { page, headings, quote, paragraph, pageNumber, isMetadata, isPageRemoved } = draft;
  const words = useWords(reviewWords);
  const { before, quote: marked, after } = markedIn(paragraph, quote);
  return (
    <aside className={css.source} aria-label={words.source}>
      <p className={css.from}>
        <span className={css.label}>{words.from}</span>
        <span className={css.title} dir="auto">
          {page.title || words.untitled}
        </span>
        {pageNumber === null ? null : <span className={css.number}>{words.pageNumber(pageNumber)}</span>}
      </p>
      {page.url === null || isPageRemoved ? null : (
        <a
          className={css.link}
          href={addressOfQuote(page.url, quote)}
          target="_blank"
          rel="noreferrer"
          title={page.url}
        >
          {words.openPage}
          <ExternalLink aria-hidden="true" />
          <VisuallyHidden>({words.opens})</VisuallyHidden>
        </a>
      )}
      {isPageRemoved ? <p className={css.removed}>{words.pageRemoved}</p> : null}
      {headings.length === 0 ? null : (
        <p className={css.headings} dir="auto">
          {headings.join(' › ')}
        </p>
      )}
      <blockquote className={css.paragraph} dir="auto" cite={page.url ?? undefined}>
        {before}
        <mark className={css.quote}>{marked}</mark>
        {after}
      </blockquote>
      {isMetadata ? <p className={css.headings}>{words.metadata}</p> : null}
    </aside>
  );
}
