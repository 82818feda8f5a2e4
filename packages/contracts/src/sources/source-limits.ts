/** What the sources of one account may hold, by plan, over all its chatbots. */
export const sourcePlans = {
  free: { websites: 1, pagesPerWebsite: 20, documents: 1, bytesPerDocument: 2_000_000 },
  premium: { websites: 10, pagesPerWebsite: 500, documents: 50, bytesPerDocument: 10_000_000 },
} as const;

/** What the server enforces for sources whatever the plan; texts in characters. */
export const sourceLimits = {
  url: 2000,
  title: 200,
  fileName: 255,
  /** Of a pasted text. */
  text: 200_000,
  /** How many drafts one call accepts, rejects or reopens. */
  draftsPerCall: 500,
  /** Open drafts that one source proposes at a time. */
  draftsPerSource: 200,
} as const;
