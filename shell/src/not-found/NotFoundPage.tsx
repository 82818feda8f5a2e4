import { hasPage, Link, useNavigate } from '@askwell/platform';
import { ArrowLeft, Button, ButtonLink } from '@askwell/ui';
import { Notice } from '../frame/Notice.tsx';
import { useHeadingFocus } from '../frame/use-heading-focus.ts';
import { usePageHead } from '../frame/use-page-head.ts';
import { useStaleSessionRedirect } from '../session/use-stale-session-redirect.ts';
import css from './NotFoundPage.module.css';

const shortcuts = [
  { to: '/', label: 'Home' },
  { to: '/dashboard', label: 'Dashboard' },
  { to: '/features', label: 'Features' },
  { to: '/contact', label: 'Contact' },
];

/** For every path that no remote has. Its shortcuts lead only to pages that are there. */
export function NotFoundPage() {
  const navigate = useNavigate();
  usePageHead({ title: 'Page not found' });
  useHeadingFocus();
  useStaleSessionRedirect();
  // In a tab that was opened on this page there is nothing to go back to.
  const goBack = () => void (window.history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <Notice
      figure="404"
      title="Page not found"
      text="The page you are looking for does not exist, or has moved. Nothing of yours is lost."
      actions={
        <>
          <Button variant="secondary" icon={<ArrowLeft />} onClick={goBack}>
            Go Back
          </Button>
          <ButtonLink as={Link} to="/" variant="primary">
            Take Me Home
          </ButtonLink>
        </>
      }
    >
      <nav aria-label="Shortcuts" className={css.shortcuts}>
        {shortcuts
          .filter(({ to }) => hasPage(to))
          .map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
      </nav>
    </Notice>
  );
}
