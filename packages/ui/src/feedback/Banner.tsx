import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { toneClass, toneIcons, type Tone } from './tone.ts';
import css from './Banner.module.css';

export type BannerProps = {
  tone?: Tone;
  title?: ReactNode;
  /** A button or link that does something about it. */
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/**
 * A message that stays where it belongs. `danger` and `warning` interrupt a screen reader, the
 * others wait.
 */
export function Banner({ tone = 'info', title, action, className, children }: BannerProps) {
  const Icon = toneIcons[tone];
  const interrupts = tone === 'danger' || tone === 'warning';
  return (
    <div role={interrupts ? 'alert' : 'status'} className={classes(css.banner, toneClass(tone), className)}>
      <div className={css.message}>
        <Icon className={css.icon} aria-hidden="true" />
        <div className={css.words}>
          {title ? <p className={css.title}>{title}</p> : null}
          {children ? <div className={css.text}>{children}</div> : null}
        </div>
      </div>
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  );
}
