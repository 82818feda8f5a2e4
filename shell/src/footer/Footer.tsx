import { brand } from '@askwell/platform';
import { Logo, Mail, MapPin, Phone } from '@askwell/ui';
import css from './Footer.module.css';

const year = new Date().getFullYear();

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
      <p className={css.copyright}>
        © {year} {brand.name}. All rights reserved.
      </p>
    </footer>
  );
}
