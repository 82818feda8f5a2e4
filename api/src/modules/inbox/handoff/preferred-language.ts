/** The first language of an `Accept-Language` header, such as `pt-BR`; null without one. */
export const preferredLanguage = (acceptLanguage: string): string | null =>
  /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*/i.exec(acceptLanguage)?.[0] ?? null;
