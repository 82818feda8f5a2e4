export { builtRemotes } from './built-remotes.ts';
export * from './releases/index.ts';
export { webHost, type WebHost, type WebHostOptions } from './web-host.ts';
