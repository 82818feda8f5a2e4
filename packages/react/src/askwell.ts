/** The widget's own API. The build puts `widget/src/loader/api.ts` in the place of this file. */
export type * from '../../../widget/src/loader/api.ts';
