import css from './Logo.module.css';

/** The sign: a speech bubble seen from above like a well, with the answer lying in it. */
export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 32" className={className ?? css.mark} aria-hidden="true" focusable="false">
      <path
        fill="var(--aw-accent)"
        d="M16 2a14 14 0 1 1-6.4 26.45L3.3 30a1 1 0 0 1-1.2-1.25l1.7-5.95A14 14 0 0 1 16 2Z"
      />
      <circle cx="16" cy="16" r="8" fill="none" stroke="var(--aw-on-accent)" strokeWidth="2.5" />
      <circle cx="16" cy="16" r="2.75" fill="var(--aw-on-accent)" />
    </svg>
  );
}

/** Sign and name together. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={css.logo}>
      <LogoMark />
      {name}
    </span>
  );
}
