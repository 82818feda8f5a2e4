/** An answer of the server that says no, or a reply that broke off. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: string;

  /** @param message the server's, for who looks into it; empty when it gave none */
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Whether the server no longer knows the conversation, or no longer for us. */
export const isForgotten = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === 'unauthenticated' || error.code === 'not_found');
