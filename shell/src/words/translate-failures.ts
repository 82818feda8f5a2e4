import { errorTable, type ErrorCode } from '@askwell/contracts';
import { translateFailures } from '@askwell/platform/shell';
import { fieldSentences, type FieldSentence } from './en/failures.ts';
import { failureWords } from './failures.ts';

/** Loaded in every language but English, the language of the API. */
const { code: textOfCode, field: textOfField } = (await failureWords.load()) ?? failureWords.english;

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorTable, code);

const sentences: ReadonlySet<string> = new Set(fieldSentences);
const isFieldSentence = (sentence: string): sentence is FieldSentence => sentences.has(sentence);

translateFailures({
  code: (code) => (isErrorCode(code) ? textOfCode(code) : undefined),
  field: (sentence) => (isFieldSentence(sentence) ? textOfField(sentence) : undefined),
});
