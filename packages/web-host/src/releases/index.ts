export { besideReleased } from './beside-released.ts';
export { readBuild } from './read-build.ts';
export { overview, type ReleaseOverview } from './overview.ts';
export { ReleaseRefused } from './refused.ts';
export { openReleases, type ReleaseOptions, type Releases } from './releases.ts';
export { releaseTokens } from './tokens.ts';
