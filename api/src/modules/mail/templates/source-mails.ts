import { withoutLinks } from '../../../kernel/without-links.ts';
import type { Mail } from '../mail.ts';

/** What a weekly refresh of a website found. */
export type SourceChanges = {
  /** Of the website. */
  title: string;
  /** One sentence for each change, of which a mail lists the first. */
  changes: readonly string[];
  /** Pages that are gone and support FAQs. */
  removedPages: number;
  /** The path of the review. */
  path: string;
};

const listed = 5;

/** What we write about the sources of chatbots. */
export const sourceMails = {
  sourceChanged: (to: string, { title, changes, removedPages, path }: SourceChanges): Mail => {
    const count = changes.length + removedPages;
    const more = changes.length - listed;
    return {
      to,
      subject: `${count === 1 ? '1 change' : `${count} changes`} to review on ${withoutLinks(title)}`,
      paragraphs: [
        `We read ${withoutLinks(title)} again, as every week. Your visitors see none of these changes before you accept them.`,
        ...changes.slice(0, listed).map(withoutLinks),
        ...(more > 0 ? [`${more} more in the review.`] : []),
        ...(removedPages > 0
          ? [
              `${removedPages === 1 ? 'A page is' : `${removedPages} pages are`} no longer on the website. The FAQs that came from there are marked in the editor.`,
            ]
          : []),
        'We send this email once a week at most. You can turn it off at the website, in the Knowledge Base tab.',
      ],
      action: { label: 'Review the changes', path },
    };
  },
};
