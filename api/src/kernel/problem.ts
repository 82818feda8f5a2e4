import { errorTable, type ErrorCode, type FieldIssue } from '@askwell/contracts';

type Details = {
  /** A sentence for the person who reads it; the table's own when absent. */
  message?: string;
  /** Every field that is not as it should be. */
  errors?: readonly FieldIssue[];
  /** Seconds until it is worth trying again. */
  retryAfter?: number;
  /** More fields for the answer's body. */
  body?: Record<string, unknown>;
};

/** A failure that the response describes. Any other error is a 500 without details. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    const [status, sentence] = errorTable[code];
    super(details.message ?? sentence);
    this.status = status;
  }
}
