export { json, namesOf, pageFiles, type RemoteNames } from './new/page-files.ts';
