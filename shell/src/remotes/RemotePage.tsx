import { createElement, Suspense, use } from 'react';
import { Waiting } from '@askwell/ui';
import type { RegistryRemote, RemotePage as PageEntry } from '@askwell/contracts';
import { useLocation, usePageTitle } from '@askwell/platform';
import { useHeadingFocus } from '../frame/use-heading-focus.ts';
import type { PageLoader } from './page-loader.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';

type RemotePageProps = { remote: RegistryRemote; page: PageEntry; loader: PageLoader };

/** A page of a remote: loaded when it is first shown, and inside a boundary that holds whatever goes wrong in it. */
export function RemotePage({ remote, page, loader }: RemotePageProps) {
  const { pathname } = useLocation();
  return (
    <>
      <DeclaredTitle title={page.title} />
      <RemoteBoundary key={pathname} page={page} onFailure={() => loader.forget(page)}>
        <Suspense fallback={<Waiting label="Loading…" />}>
          <Loaded remote={remote} page={page} loader={loader} />
        </Suspense>
      </RemoteBoundary>
    </>
  );
}

/** Stands before the page, so that a page which names itself has the last word. */
function DeclaredTitle({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}

function Loaded({ remote, page, loader }: RemotePageProps) {
  const component = use(loader.page(remote, page));
  useHeadingFocus();
  return createElement(component);
}
