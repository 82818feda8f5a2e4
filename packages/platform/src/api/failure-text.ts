/** The text of failures in a language other than the API's; undefined for what it does not know. */
export type FailureText = {
  /** By the error code. */
  code: (code: string) => string | undefined;
  /** By the API's English sentence about a field: field errors have no codes. */
  field: (sentence: string) => string | undefined;
};

let translation: FailureText | null = null;

/**
 * Translates all failures from now on. The shell calls it; in English the API's own sentences are
 * shown.
 */
export const translateFailures = (text: FailureText): void => {
  translation = text;
};

export const codeText = (code: string, sentence: string): string => translation?.code(code) ?? sentence;

export const fieldText = (sentence: string): string => translation?.field(sentence) ?? sentence;
