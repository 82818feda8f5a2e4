/**
 * Writes the dots and colons of web addresses so that no mail program makes links of them:
 * `example[.]com`.
 */
export const withoutLinks = (text: string): string =>
  text.replace(/:(?=\/\/)/g, '[:]').replace(/(?<=[\p{L}\d-])\.(?=\p{L}{2})/gu, '[.]');
