import type { RemotePage } from '@askwell/contracts';

/** A file that the document names: its address, and the hash that the browser checks. */
export type SiteFile = { url: string; integrity: string | undefined };

/** A page together with the remote that owns it. */
export type SitePage = {
  page: RemotePage;
  entry: SiteFile;
  /** Whether entry and scripts are ES modules. */
  isModule: boolean;
  scripts: SiteFile[];
  /** The styles themselves: they stand in the document. */
  styles: InlineStyle[];
};

/**
 * `name` is what webpack's runtime calls the file: it finds it in the document and does not fetch
 * it again.
 */
export type InlineStyle = { name: string; css: string };
