/**
 * What the server needs to serve the widget. The browser's side is built by `widget/build.ts` into
 * `widget/dist`; `@askwell/widget/panel` holds the types of the panel for who mounts it directly.
 */
export { initialConfiguration, initialSettings } from './public-defaults.ts';
export { loadWidgetFiles, type WidgetFile, type WidgetFiles } from './files.ts';
export {
  idleLoader,
  loaderBytes,
  loaderHeaders,
  renderLoader,
  showsLogo,
  type LoaderConfig,
} from './render-loader.ts';
