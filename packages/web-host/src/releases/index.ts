export { developmentRemotes } from './serve/development-remotes.ts';
export { readBuild } from './store/read-build.ts';
export { overview, type ReleaseOverview } from './health/overview.ts';
export { signersIn, signRelease } from './check/signature.ts';
export { ReleaseRefused } from './check/refused.ts';
export { openReleases, type ReleaseOptions, type Releases } from './releases.ts';
export { releaseTokens } from './store/tokens.ts';
