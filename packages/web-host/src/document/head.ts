import type { RemotePage } from '@askwell/contracts';
import type { Site } from '../site.ts';
import { escapeHtml, tag } from './html.ts';

/** The picture of a link preview, beside the shell's document (`shell/static`). */
const preview = { path: '/social-card.png', width: '1200', height: '630' };

/**
 * What a document says of itself: title, and for public pages all that search engines and link
 * previews ask for. Guarded pages, and the one that says that there is none, ask not to be listed.
 */
export function headOf(
  { brand, publicUrl }: Pick<Site, 'brand' | 'publicUrl'>,
  page: RemotePage | null,
): string[] {
  const title = `${page?.title ?? 'Page not found'} · ${brand.name}`;
  const head = [`<title>${escapeHtml(title)}</title>`];
  if (page?.access !== 'public') return [...head, tag('meta', { name: 'robots', content: 'noindex' })];
  const url = publicUrl + (page.canonical ?? page.path);
  const image = publicUrl + preview.path;
  return [
    ...head,
    tag('link', { rel: 'canonical', href: url }),
    ...described(page.description),
    property('og:title', title),
    property('og:type', 'website'),
    property('og:url', url),
    property('og:site_name', brand.name),
    property('og:locale', 'en'),
    property('og:image', image),
    property('og:image:type', 'image/png'),
    property('og:image:width', preview.width),
    property('og:image:height', preview.height),
    property('og:image:alt', `${brand.name}: chatbots that answer from what you know`),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    tag('meta', { name: 'twitter:title', content: title }),
    tag('meta', { name: 'twitter:image', content: image }),
  ];
}

const described = (description: string | undefined): string[] =>
  description === undefined
    ? []
    : [
        tag('meta', { name: 'description', content: description }),
        property('og:description', description),
        tag('meta', { name: 'twitter:description', content: description }),
      ];

const property = (name: string, content: string): string => tag('meta', { property: name, content });
