/** A call that is answered with a sentence and this status. */
export class CallProblem extends Error {
  override name = 'CallProblem';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
