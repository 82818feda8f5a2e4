import { ArrowLeft } from 'lucide-react';
import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';
import css from './BackLink.module.css';

export type BackLinkProps<Link extends ElementType> = Omit<ComponentPropsWithoutRef<Link>, 'className'> & {
  as: Link;
  children: ReactNode;
};

/**
 * An arrow to where the page came from: `<BackLink as={Link} to="/dashboard">Dashboard</BackLink>`.
 */
export function BackLink<Link extends ElementType>({ as, children, ...rest }: BackLinkProps<Link>) {
  const Anchor: ElementType = as;
  return (
    <Anchor {...rest} className={css.link}>
      <ArrowLeft aria-hidden="true" />
      {children}
    </Anchor>
  );
}
