import { createElement, Suspense, use, useState, type ComponentType } from 'react';
import type { BrowserUsable } from 'react-dom';
import type { RegistryRemote, RemotePage as PageEntry } from '@askwell/contracts';
import { useLocation } from '@askwell/platform';
import { translated, useWords } from '@askwell/ui';
import { PageSkeleton } from '../frame/PageSkeleton.tsx';
import { useHeadingFocus } from '../frame/use-heading-focus.ts';
import { usePageHead } from '../frame/use-page-head.ts';
import { shellWords } from '../words/shell.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';

/**
 * Gives the component of a page: the page loader in a browser; the renderer gives what it has, or
 * leaves it to the browser.
 */
export type Pages = (remote: RegistryRemote, page: PageEntry) => Promise<ComponentType> | BrowserUsable;

type RemotePageProps = {
  remote: RegistryRemote;
  page: PageEntry;
  pages: Pages;
  onFailure: (page: PageEntry, error: unknown) => void;
};

/**
 * A page of a remote: loaded when it is first shown, and inside a boundary that holds whatever goes
 * wrong in it.
 */
export function RemotePage({ remote, page, pages, onFailure }: RemotePageProps) {
  const { pathname } = useLocation();
  return (
    <>
      <DeclaredHead page={page} />
      <RemoteBoundary key={pathname} onFailure={(error) => onFailure(page, error)}>
        <Chosen remote={remote} page={page} pages={pages} />
      </RemoteBoundary>
    </>
  );
}

/** Stands before the page, so that a page which names itself has the last word. */
function DeclaredHead({ page }: { page: PageEntry }) {
  usePageHead({
    ...page,
    title: translated(page.title, page.titles),
    description: page.description && translated(page.description, page.descriptions),
  });
  return null;
}

/**
 * Chooses the release as the page is opened, and keeps to it: what is released meanwhile changes
 * nothing under one's hands.
 */
function Chosen({ remote, page, pages }: Omit<RemotePageProps, 'onFailure'>) {
  const { loading } = useWords(shellWords);
  const [content] = useState(() => pages(remote, page));
  return (
    <Suspense fallback={<PageSkeleton page={page} label={loading} />}>
      <Loaded content={content} />
    </Suspense>
  );
}

function Loaded({ content }: { content: ReturnType<Pages> }) {
  const component = use(content);
  useHeadingFocus();
  return createElement(component);
}
