import { Link, useLocation } from '@askwell/platform';
import { useWords } from '@askwell/ui';
import { legalWords } from '../words/legal.ts';
import css from './LegalNavigation.module.css';
import type { LegalText } from './section.ts';

/** The way to each section, as an address that can be passed on. */
export function LegalNavigation({ sections }: { sections: LegalText['sections'] }) {
  const { sections: label } = useWords(legalWords);
  const { hash } = useLocation();
  return (
    <nav aria-label={label} className={css.navigation}>
      <ol className={css.list}>
        {Object.entries(sections).map(([id, { title }]) => (
          <li key={id}>
            <Link
              to={{ hash: id }}
              className={css.link}
              aria-current={hash === `#${id}` ? 'location' : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
