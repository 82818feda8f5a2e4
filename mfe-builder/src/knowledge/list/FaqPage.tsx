import type { Faq } from '@askwell/contracts';
import { ExternalLink, TriangleAlert, useWords, VisuallyHidden } from '@askwell/ui';
import { knowledgeWords } from '../../words/knowledge.ts';
import css from './FaqPage.module.css';

type FaqPageProps = { page: NonNullable<Faq['page']>; isRemoved: boolean };

/** The page that an FAQ was made from, and whether it is gone. */
export function FaqPage({ page: { title, url }, isRemoved }: FaqPageProps) {
  const { list: words } = useWords(knowledgeWords);
  const name = title || url || words.untitledPage;
  return (
    <p className={css.page} data-removed={isRemoved || undefined}>
      {isRemoved ? <TriangleAlert aria-hidden="true" /> : null}
      <span>
        {isRemoved ? words.pageRemoved : words.fromPage}{' '}
        {url === null || isRemoved ? (
          <span dir="auto">{name}</span>
        ) : (
          <a href={url} target="_blank" rel="noreferrer" title={url} dir="auto">
            {name}
            <ExternalLink aria-hidden="true" />
            <VisuallyHidden> ({words.opens})</VisuallyHidden>
          </a>
        )}
      </span>
    </p>
  );
}
