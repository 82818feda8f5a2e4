export { builtRemotes } from './built-remotes.ts';
export { encodingFor, type Encoding } from './encoding.ts';
export { openOverrides, type Overrides } from './overrides/open-overrides.ts';
export { displayFace, faceFolder, faceStyles, sendFace, textFace } from './page-faces.ts';
export * from './releases/index.ts';
export { webHost, type WebHost, type WebHostOptions } from './web-host.ts';
