import { randomBytes } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Context } from 'koa';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { escapeHtml, jsonForScript, tag } from './html.ts';
import type { Site, SitePage } from './site.ts';

/**
 * Answers with the shell's document: title and description of the page, preload links for exactly what its remote
 * needs, the registry and the brand inlined. A path that is nobody's gets the same document with status 404; the shell
 * then shows its not-found page.
 */
export function documentOf(ctx: Context, site: Site, { liveReload }: { liveReload: string | null }): void {
  const page = site.pageAt(ctx.path);
  const nonce = randomBytes(16).toString('base64');
  const html = site.template
    .replace('<!-- head -->', () => [...titleAndMeta(site, page), ...links(site, page)].join(''))
    .replace('<!-- scripts -->', () => scripts(site, nonce, liveReload).join(''));
  ctx.status = page ? 200 : 404;
  ctx.type = 'html';
  ctx.set('Cache-Control', 'no-cache');
  ctx.set('Content-Security-Policy', contentSecurityPolicy(nonce));
  ctx.vary('Accept-Encoding');
  if (/\bbr\b/.test(ctx.get('Accept-Encoding'))) {
    ctx.set('Content-Encoding', 'br');
    ctx.body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  } else ctx.body = html;
}

function titleAndMeta({ brand, publicUrl }: Site, found: SitePage | null): string[] {
  const title = `${found?.page.title ?? 'Page not found'} · ${brand.name}`;
  const head = [`<title>${escapeHtml(title)}</title>`];
  if (found?.page.access !== 'public') return [...head, tag('meta', { name: 'robots', content: 'noindex' })];
  const { path, description } = found.page;
  head.push(
    tag('link', { rel: 'canonical', href: publicUrl + path }),
    tag('meta', { property: 'og:title', content: title }),
    tag('meta', { property: 'og:type', content: 'website' }),
    tag('meta', { property: 'og:url', content: publicUrl + path }),
    tag('meta', { property: 'og:site_name', content: brand.name }),
  );
  if (description !== undefined)
    head.push(
      tag('meta', { name: 'description', content: description }),
      tag('meta', { property: 'og:description', content: description }),
    );
  return head;
}

/** The shell's styles block the first paint, as they should; everything else is fetched beside them. */
function links({ shell }: Site, found: SitePage | null): string[] {
  const own = (file: string) => ({ href: `/shell/${file}`, integrity: shell.integrity[file] });
  const preload = (as: string, href: string, integrity?: string) =>
    tag('link', { rel: 'preload', as, href, integrity });
  return [
    ...shell.styles.map((file) => tag('link', { rel: 'stylesheet', ...own(file) })),
    ...shell.fonts.map((file) =>
      tag('link', {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: `/shell/${file}`,
        crossorigin: true,
      }),
    ),
    ...shell.scripts.map(
      (file) =>
        `${tag('script', { src: `/shell/${file}`, defer: true, integrity: shell.integrity[file] })}</script>`,
    ),
    ...(found
      ? [
          preload('script', found.entry.url, found.entry.integrity),
          ...found.files.scripts.map((url) => preload('script', url)),
          ...found.files.styles.map((url) => preload('style', url)),
        ]
      : []),
  ];
}

function scripts({ registry, brand }: Site, nonce: string, liveReload: string | null): string[] {
  const data = (id: string, value: unknown) =>
    `<script type="application/json" id="askwell-${id}">${jsonForScript(value)}</script>`;
  return [
    data('registry', registry),
    data('brand', brand),
    data('nonce', nonce),
    ...(liveReload === null
      ? []
      : [
          `<script nonce="${nonce}">new EventSource('${liveReload}').onmessage=()=>location.reload()</script>`,
        ]),
  ];
}
