/**
 * What only the shell (and a test that stands in for it) needs of the platform. Remotes must not
 * import this.
 */
export { Provider } from 'react-redux';
export {
  createBrowserRouter,
  createMemoryRouter,
  matchPath,
  Outlet,
  RouterProvider,
  useNavigationType,
  type RouteObject,
} from 'react-router-dom';
export { translateFailures } from './api/failure-text.ts';
export { unsavedChanges } from './leaving/unsaved-changes.ts';
export { registry } from './registry.ts';
export { attemptState } from './session/attempted-location.ts';
export { checkSession } from './session/check-session.ts';
export { keepSession } from './session/keep-session.ts';
export { createPlatformStore, stateOf, store, type PlatformStore } from './store.ts';
export { selectToasts, toastDismissed, type ToastMessage } from './toasts/toasts.slice.ts';
