import { useMemo } from 'react';
import { useWords } from '@askwell/ui';
import { demoWords } from '../words/demo.ts';
import { sampleOf, type Sample, type SampleSource } from './sample.ts';

/** A sample in the language of this document, the same object for each render. */
export function useSample(source: SampleSource): Sample {
  const words = useWords(source.words);
  const { unknown } = useWords(demoWords);
  return useMemo(() => sampleOf(source, words, unknown), [source, words, unknown]);
}
