export { Clinc, clincMeasures, type Decisions } from './clinc150.ts';
export { draftsAgainst, type DraftFigures } from './drafts.ts';
export type { Figures } from './figures.ts';
export { EncoderModule, otherLanguages, speedByMeaning, Vectors, type Encoder } from './meaning.ts';
export { largeKnowledge, speed } from './speed.ts';
export { passages, shop, type OwnFigures } from './own-sets.ts';
