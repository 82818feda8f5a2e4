/** Why a call failed, in words for the person who made it. */
export type Refusal = {
  message: string;
  /** There was no answer at all, or none in time. Absent if the server answered. */
  reason?: 'network' | 'timeout' | undefined;
  /** What is wrong with each field, by its name. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** The call is being made again; this is why the last one failed. */
  isPast?: boolean;
};

/**
 * Reads a rejected call. Remotes pass `refusal(…)` of the platform, which knows the API's errors.
 */
export type ExplainRefusal = (error: unknown) => Refusal;
