import type { NavigationEntry } from '@askwell/contracts';
import { Link, useLocation } from '@askwell/platform';
import { ButtonLink, translated } from '@askwell/ui';
import css from './Header.module.css';
import { isActive } from './navigation.ts';

type NavigationLinkProps = { entry: NavigationEntry; onFollow: () => void };

export function NavigationLink({ entry, onFollow }: NavigationLinkProps) {
  const { pathname } = useLocation();
  const label = translated(entry.label, entry.labels);
  const current = isActive(entry, pathname) ? 'page' : undefined;
  if (entry.emphasis)
    return (
      <ButtonLink
        as={Link}
        to={entry.to}
        variant="primary"
        size="s"
        aria-current={current}
        onClick={onFollow}
      >
        {label}
      </ButtonLink>
    );
  return (
    <Link to={entry.to} className={css.link} aria-current={current} onClick={onFollow}>
      {label}
    </Link>
  );
}
