import { libraryWords } from '../words/library.ts';
import type { SampleSource } from './sample.ts';

/** The sample of the landing page. */
export const library: SampleSource = { words: libraryWords, color: '#f3b83f', tone: 'amber' };
