export { builtRemotes } from './built-remotes.ts';
export { webHost, type WebHost, type WebHostOptions } from './web-host.ts';
