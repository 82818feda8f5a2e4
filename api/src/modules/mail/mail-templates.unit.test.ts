import { defaultBrand } from '@askwell/contracts';
import { expect, test } from 'vitest';
import { everyMail } from './every-mail.fixture.ts';
import { mailTemplates } from './mail-templates.ts';
import { renderMail } from './render-mail.ts';

const publicUrl = 'https://askwell.example:8443';
/** What somebody could call themselves, to have us mail it to others. */
const name = 'https://evil.example <a href="https://evil.example">Asha</a>';

const all = everyMail({ publicUrl, name });

/** The text that a person reads in it. */
const readable = (html: string): string =>
  html
    .replace(/<style>[\s\S]*<\/style>/, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

test.each(Object.entries(all))(
  'the mail %s says the same as text and as HTML, and leads nowhere but to PUBLIC_URL and our support',
  (_, mail) => {
    const { subject, text, html } = renderMail('1', mail, { brand: defaultBrand, publicUrl });
    expect(subject).not.toBe('');
    const read = readable(html);
    const { paragraphs, code = '', action, facts = [] } = mail;
    for (const said of [...paragraphs, code, action?.label ?? '', ...facts.flat()]) {
      expect(text).toContain(said);
      expect(read).toContain(said);
    }
    const leads = [...html.matchAll(/(?:href|src|action)\s*=\s*"([^"]*)"/gi)].map(
      ([, address]) => address ?? '',
    );
    expect(leads.length).toBeGreaterThan(0);
    const foreign = leads.filter(
      (address) => !/^(https:\/\/askwell\.example:8443(\/|$)|mailto:support@)/.test(address),
    );
    expect(foreign).toEqual([]);
    expect(html).not.toMatch(/<(img|script|form|iframe|link)\b/i);
  },
);

test('the names that strangers chose are no links in mails about accounts', () => {
  const { invitation, removedFromTeam, ownershipTransferred } = mailTemplates('Askwell', publicUrl);
  const name = 'Log in at evil.example/login';
  const mails = [
    invitation('a@example.com', { account: name, invitedBy: name, role: 'an admin', token: 'x' }),
    removedFromTeam('a@example.com', name),
    ownershipTransferred('a@example.com', { from: name, newOwner: name }),
  ];
  for (const { subject, paragraphs } of mails) {
    expect([subject, ...paragraphs].join(' ')).not.toContain('evil.example');
  }
});

test('the line of code for a developer has no link in it', () => {
  const { html } = renderMail('1', all.toDeveloper, { brand: defaultBrand, publicUrl });
  expect(html).not.toContain(`href="${publicUrl}/widget`);
});
