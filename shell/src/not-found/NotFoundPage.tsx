import { hasPage, Link, useNavigate } from '@askwell/platform';
import { ArrowLeft, Button, ButtonLink, useWords } from '@askwell/ui';
import { Notice } from '../frame/Notice.tsx';
import { useHeadingFocus } from '../frame/use-heading-focus.ts';
import { usePageHead } from '../frame/use-page-head.ts';
import { useStaleSessionRedirect } from '../session/use-stale-session-redirect.ts';
import { shellWords } from '../words/shell.ts';
import css from './NotFoundPage.module.css';

const shortcuts = [
  { to: '/', name: 'home' },
  { to: '/dashboard', name: 'dashboard' },
  { to: '/features', name: 'features' },
  { to: '/contact', name: 'contact' },
] as const;

/** For every path that no remote has. Its shortcuts lead only to pages that are there. */
export function NotFoundPage() {
  const { notFound, toHome } = useWords(shellWords);
  const navigate = useNavigate();
  usePageHead({ title: notFound.title });
  useHeadingFocus();
  useStaleSessionRedirect();
  // In a tab that was opened on this page there is nothing to go back to.
  const goBack = () => void (window.history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <Notice
      figure="404"
      title={notFound.title}
      text={notFound.text}
      actions={
        <>
          <Button variant="secondary" icon={<ArrowLeft />} onClick={goBack}>
            {notFound.back}
          </Button>
          <ButtonLink as={Link} to="/" variant="primary">
            {toHome}
          </ButtonLink>
        </>
      }
    >
      <nav aria-label={notFound.shortcuts} className={css.shortcuts}>
        {shortcuts
          .filter(({ to }) => hasPage(to))
          .map(({ to, name }) => (
            <Link key={to} to={to}>
              {notFound[name]}
            </Link>
          ))}
      </nav>
    </Notice>
  );
}
