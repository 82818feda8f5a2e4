import { Link, useLocation } from '@askwell/platform';
import css from './LegalNavigation.module.css';
import type { LegalSection } from './section.ts';

/** The way to each section, as an address that can be passed on. */
export function LegalNavigation({ sections }: { sections: readonly LegalSection[] }) {
  const { hash } = useLocation();
  return (
    <nav aria-label="Sections" className={css.navigation}>
      <ol className={css.list}>
        {sections.map(({ id, title }) => (
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
