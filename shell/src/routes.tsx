import type { Registry, RemotePage as PageEntry } from '@askwell/contracts';
import type { RouteObject } from '@askwell/platform/shell';
import { CrashPage } from './frame/CrashPage.tsx';
import { Frame } from './frame/Frame.tsx';
import { GuardedView, PublicView } from './frame/views.tsx';
import { navigationOf } from './header/navigation.ts';
import { NotFoundPage } from './not-found/NotFoundPage.tsx';
import { RemotePage, type Pages } from './remotes/RemotePage.tsx';

/**
 * The routes of the one router: known from the registry, before any remote has run. `onFailure`
 * hears of a page whose failure is being shown.
 */
export function routesOf(
  registry: Registry,
  pages: Pages,
  onFailure: (page: PageEntry, error: unknown) => void = () => undefined,
): RouteObject[] {
  const navigation = navigationOf(registry);
  const pageRoutes = registry.remotes.flatMap((remote) =>
    remote.pages.map((page): RouteObject => {
      const content = (
        <RemotePage key={page.path} remote={remote} page={page} pages={pages} onFailure={onFailure} />
      );
      const isPublic = page.access === 'public';
      return {
        path: page.path,
        element: isPublic ? (
          <PublicView>{content}</PublicView>
        ) : (
          <GuardedView page={page}>{content}</GuardedView>
        ),
      };
    }),
  );
  const notFound = {
    path: '*',
    element: (
      <PublicView>
        <NotFoundPage />
      </PublicView>
    ),
  };
  return [
    {
      element: <Frame navigation={navigation} />,
      errorElement: <CrashPage />,
      children: [...pageRoutes, notFound],
    },
  ];
}
