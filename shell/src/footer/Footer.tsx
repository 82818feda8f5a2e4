import { useEffect, useRef } from 'react';
import { brand, hasPage, Link } from '@askwell/platform';
import { Logo, Mail, MapPin, Phone } from '@askwell/ui';
import css from './Footer.module.css';

const legal = [
  { to: '/terms', label: 'Terms of Service' },
  { to: '/privacy', label: 'Privacy Policy' },
];

const year = String(new Date().getFullYear());

/** The end of public pages: who we are and how to reach us. */
export function Footer() {
  return (
    <footer className={css.footer}>
      <div className={css.columns}>
        <div className={css.blurb}>
          <Logo name={brand.name} />
          <p>
            Chatbots that answer from your own questions and answers, on your own website. Built without code,
            measured without guesswork.
          </p>
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
            {brand.city}, India
          </span>
        </address>
      </div>
      <div className={css.end}>
        <p>
          © <Year /> {brand.name}. All rights reserved.
        </p>
        <ul className={css.legal}>
          {legal
            .filter(({ to }) => hasPage(to))
            .map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
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
