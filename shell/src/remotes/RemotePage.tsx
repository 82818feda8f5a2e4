import { createElement, Suspense, use } from 'react';
import { Waiting } from '@askwell/ui';
import type { RegistryRemote, RemotePage as PageEntry } from '@askwell/contracts';
import { useLocation } from '@askwell/platform';
import { useHeadingFocus } from '../frame/use-heading-focus.ts';
import { usePageHead } from '../frame/use-page-head.ts';
import type { PageLoader } from './page-loader.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';

type RemotePageProps = { remote: RegistryRemote; page: PageEntry; loader: PageLoader };

/** A page of a remote: loaded when it is first shown, and inside a boundary that holds whatever goes wrong in it. */
export function RemotePage({ remote, page, loader }: RemotePageProps) {
  const { pathname } = useLocation();
  return (
    <>
      <DeclaredHead page={page} />
      <RemoteBoundary key={pathname} page={page} onFailure={() => loader.forget(page)}>
        <Suspense fallback={<Waiting label="Loading…" />}>
          <Loaded remote={remote} page={page} loader={loader} />
        </Suspense>
      </RemoteBoundary>
    </>
  );
}

/** Stands before the page, so that a page which names itself has the last word. */
function DeclaredHead({ page }: { page: PageEntry }) {
  usePageHead(page);
  return null;
}

function Loaded({ remote, page, loader }: RemotePageProps) {
  const component = use(loader.page(remote, page));
  useHeadingFocus();
  return createElement(component);
}
