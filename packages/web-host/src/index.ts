export { builtRemotes } from './built-remotes.ts';
export { webHost, type WebHostOptions } from './web-host.ts';
