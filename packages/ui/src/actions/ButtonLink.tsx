import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';
import css from './Button.module.css';

export type ButtonLinkProps<Link extends ElementType> = Omit<
  ComponentPropsWithoutRef<Link>,
  keyof ButtonLook
> &
  ButtonLook & { as: Link; icon?: ReactNode; children: ReactNode; className?: string | undefined };

/** A link that looks like a button: `<ButtonLink as={Link} to="/register" variant="primary">`. */
export function ButtonLink<Link extends ElementType>({
  as,
  variant,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps<Link>) {
  const Anchor: ElementType = as;
  return (
    <Anchor {...rest} className={buttonClass({ variant, size, wide }, className)}>
      {icon}
      <span className={css.label}>{children}</span>
    </Anchor>
  );
}
