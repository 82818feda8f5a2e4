import { Link } from '@askwell/platform';
import { ButtonLink, classes } from '@askwell/ui';
import css from './DeepLink.module.css';

type DeepLinkProps = { to: string; quiet?: boolean; children: string };

/** A link that looks like a button on the deep ground of a band; `quiet` for the second one. */
export function DeepLink({ to, quiet = false, children }: DeepLinkProps) {
  return (
    <ButtonLink as={Link} to={to} size="l" className={classes(css.link, quiet && css.quiet)}>
      {children}
    </ButtonLink>
  );
}
