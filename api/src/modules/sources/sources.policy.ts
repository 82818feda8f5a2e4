import { sourcePlans, type SourceKind } from '@askwell/contracts';
import type { Owner } from '../../kernel/owner.ts';

/** Of which places of the plan a source takes one. */
export type PlaceKind = 'website' | 'document';

export const placeKindOf = (kind: SourceKind): PlaceKind =>
  kind === 'website' || kind === 'page' ? 'website' : 'document';

/** What a plan holds of sources, over all chatbots of an account. */
export const sourcesPolicy = {
  most: ({ plan }: Pick<Owner, 'plan'>, kind: PlaceKind): number =>
    kind === 'website' ? sourcePlans[plan].websites : sourcePlans[plan].documents,
  pageLimit: ({ plan }: Pick<Owner, 'plan'>, kind: SourceKind): number =>
    kind === 'website' ? sourcePlans[plan].pagesPerWebsite : 1,
  mostBytes: ({ plan }: Pick<Owner, 'plan'>): number => sourcePlans[plan].bytesPerDocument,
};
