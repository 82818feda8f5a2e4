import type { z } from 'zod';

/**
 * What is wrong with a field, for the person who reads it, where its schema says nothing of its
 * own. Zod's own words ('Invalid input: expected string, received object') are for programmers.
 */
export const sentenceFor = (issue: z.core.$ZodRawIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is missing.' : 'This is not of the right kind.';
    case 'too_big':
      return `This is more than the ${bound(issue.maximum, issue.origin)} we can take.`;
    case 'too_small':
      return `This is less than the ${bound(issue.minimum, issue.origin)} we need.`;
    case 'invalid_value':
      return `This must be ${oneOf(issue.values)}.`;
    default:
      return 'This is not valid.';
  }
};

const units: Record<string, string> = { string: ' characters', array: ' entries' };

const bound = (size: number | bigint, origin: string): string =>
  `${size.toLocaleString('en')}${units[origin] ?? ''}`;

const oneOf = (values: readonly unknown[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(values.map(String));
