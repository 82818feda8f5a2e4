import { createHash } from 'node:crypto';

/** Text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** JSON for a script element: no text in it can end the element or open a comment. */
export const jsonForScript = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** A void or empty element with its attributes; those that are undefined are left out. */
export const tag = (name: string, attributes: Record<string, string | true | undefined>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) =>
      value === undefined ? '' : value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`,
    )
    .join('')}>`;

/** A script that may run where the Content-Security-Policy has its hash. */
export const inlineScript = (code: string): string => `<script>${code}</script>`;

/** The SHA-256 of a text, in base64. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');
