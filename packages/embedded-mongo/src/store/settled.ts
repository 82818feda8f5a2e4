/** Called once what was done is safe, or with the reason why it is not. */
export type Settled = (failure?: unknown) => void;
