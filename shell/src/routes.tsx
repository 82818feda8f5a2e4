import type { Registry, RemotePage as PageEntry } from '@askwell/contracts';
import type { RouteObject } from '@askwell/platform/shell';
import { CrashPage } from './frame/CrashPage.tsx';
import { Frame } from './frame/Frame.tsx';
import { GuardedView, PublicView } from './frame/views.tsx';
import { navigationOf } from './header/navigation.ts';
import { NotFoundPage } from './not-found/NotFoundPage.tsx';
import type { PageLoader } from './remotes/page-loader.ts';
import { RemotePage } from './remotes/RemotePage.tsx';

/** The routes of the one router: known from the registry, before any remote has run. */
export function routesOf(registry: Registry, loader: PageLoader): RouteObject[] {
  const navigation = navigationOf(registry);
  const pageRoutes = registry.remotes.flatMap((remote) =>
    remote.pages.map((page): RouteObject => {
      const View = viewOf(page);
      return {
        path: page.path,
        element: (
          <View>
            <RemotePage key={page.path} remote={remote} page={page} loader={loader} />
          </View>
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

const viewOf = ({ access }: PageEntry) => (access === 'public' ? PublicView : GuardedView);
