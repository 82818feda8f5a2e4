/** Who the page says the visitor is. */
export type Visitor = { name?: string; email?: string };
