import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A page of this site. Other sites are linked with `<a href>`. */
  to: To;
  /** Replaces the current entry of the browser's history. */
  replace?: boolean | undefined;
  /** Handed to the page, which reads it as `useLocation().state`. */
  state?: unknown;
};

/**
 * A link to a page, without loading a new document. The router's own `Link` also prefetches for its
 * framework mode, which would add 2 kB to the shell.
 */
export function Link({ to, replace, state, onClick, children, ...anchor }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace !== undefined && { replace }),
    state,
    ...(anchor.target !== undefined && { target: anchor.target }),
  });
  const onFollow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...anchor} href={useHref(to)} onClick={onFollow}>
      {children}
    </a>
  );
}
