import { useEffect, useRef } from 'react';
import { brand, hasPage, Link } from '@askwell/platform';
import { Logo, Mail, MapPin, Phone, useWords } from '@askwell/ui';
import { shellWords } from '../words/shell.ts';
import css from './Footer.module.css';

const legal = [
  { to: '/terms', name: 'terms' },
  { to: '/privacy', name: 'privacy' },
] as const;

const year = String(new Date().getFullYear());

/** The end of public pages: who we are and how to reach us. */
export function Footer() {
  const { footer } = useWords(shellWords);
  return (
    <footer className={css.footer}>
      <div className={css.columns}>
        <div className={css.blurb}>
          <Logo name={brand.name} />
          <p>{footer.blurb}</p>
        </div>
        <address className={css.contact}>
          <a href={`mailto:${brand.supportEmail}`}>
            <Mail aria-hidden="true" />
            {brand.supportEmail}
          </a>
          <a href={`tel:${brand.supportPhone.replace(/[^+\d]/g, '')}`}>
            <Phone aria-hidden="true" />
            {brand.supportPhone}
          </a>
          <span>
            <MapPin aria-hidden="true" />
            {footer.place}
          </span>
        </address>
      </div>
      <div className={css.end}>
        <p>
          © <Year /> {footer.rights}
        </p>
        <ul className={css.legal}>
          {legal
            .filter(({ to }) => hasPage(to))
            .map(({ to, name }) => (
              <li key={to}>
                <Link to={to}>{footer[name]}</Link>
              </li>
            ))}
        </ul>
      </div>
    </footer>
  );
}

/** The current one, also in a page that was prerendered last year. */
function Year() {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (element.current) element.current.textContent = year;
  }, []);
  return (
    <span ref={element} suppressHydrationWarning>
      {year}
    </span>
  );
}
