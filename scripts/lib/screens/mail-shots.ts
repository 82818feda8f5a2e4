import { everyMail } from '../../../api/src/modules/mail/every-mail.fixture.ts';
import { renderMail } from '../../../api/src/modules/mail/render-mail.ts';
import { defaultBrand } from '@askwell/contracts';
import type { Shot } from './shot.ts';

/** Every mail, as its HTML part looks. */
export function mailShots(publicUrl: string): Shot[] {
  const mails = everyMail({ publicUrl, name: 'Nadia Rahman' });
  return Object.entries(mails).map(([key, mail]) => ({
    name: `mail-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    path: '/robots.txt',
    session: null,
    html: renderMail('1', mail, { brand: defaultBrand, publicUrl }).html,
  }));
}
