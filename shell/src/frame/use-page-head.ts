import { useEffect } from 'react';
import type { RemotePage } from '@askwell/contracts';
import { useLocation, usePageTitle } from '@askwell/platform';

/**
 * Keeps the document's head in step with the page that is shown: what the web-host wrote into it is
 * of the first page of a visit. Only public pages describe themselves, and only they have an
 * address for others.
 */
export function usePageHead({ title, description, access, canonical: address }: RemotePage | NoPage): void {
  const { pathname } = useLocation();
  const isPublic = access === 'public';
  usePageTitle(title);
  useEffect(() => {
    meta('description', isPublic ? description : undefined);
    meta('robots', isPublic ? undefined : 'noindex');
    canonical(isPublic ? (address ?? pathname) : undefined);
  }, [address, description, isPublic, pathname]);
}

type NoPage = { title: string; description?: undefined; access?: undefined; canonical?: undefined };

function meta(name: string, content: string | undefined) {
  const known = document.head.querySelector(`meta[name="${name}"]`);
  if (content === undefined) return known?.remove();
  const element = known ?? document.createElement('meta');
  element.setAttribute('name', name);
  element.setAttribute('content', content);
  if (!known) document.head.append(element);
}

/**
 * The web-host alone knows the public address: it stands in the link of the first page, else the
 * page's own is taken.
 */
function canonical(pathname: string | undefined) {
  const known = document.head.querySelector('link[rel="canonical"]');
  if (pathname === undefined) return known?.remove();
  const element = known ?? document.createElement('link');
  const { origin } = new URL(element.getAttribute('href') ?? '/', location.href);
  element.setAttribute('rel', 'canonical');
  element.setAttribute('href', origin + pathname);
  if (!known) document.head.append(element);
}
