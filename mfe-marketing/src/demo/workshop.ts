import { workshopWords } from '../words/workshop.ts';
import type { SampleSource } from './sample.ts';

/** The sample of the features page. */
export const workshop: SampleSource = { words: workshopWords, color: '#b0432a', tone: 'brick' };
