import { wordsFor } from '../src/panel/texts/index.ts';
import { expect, test } from './site/test.ts';

const languageFiles = (requests: string[]) =>
  requests.filter((request) => /^GET \/widget\/[a-z]+\.[A-Z0-9]{8}\.js$/.test(request));

test('an English page fetches no language', async ({ visit }) => {
  await visit.go();
  await visit.open();
  await expect(visit.field).toHaveAttribute('placeholder', 'Write a message…');
  expect(languageFiles(visit.api.requests)).toEqual([]);
});

for (const language of ['es', 'fr', 'de', 'hi', 'ar', 'pt', 'ja']) {
  test(`a page in ${language} has the panel in ${language}, and the owner's words as they are`, async ({
    visit,
  }) => {
    const { texts } = await wordsFor([language]);
    await visit.go(`plain.html?lang=${language}-XX`);
    expect(languageFiles(visit.api.requests)).toEqual([]);
    await visit.open();
    await expect(visit.field).toHaveAttribute('placeholder', texts.placeholder);
    await expect(visit.panel).toHaveAttribute('lang', language);
    await expect(visit.panel).toHaveCSS('direction', language === 'ar' ? 'rtl' : 'ltr');
    await expect(visit.panel.getByRole('heading')).toHaveText('Bloom & Bark');
    await expect(visit.bubbles).toHaveText(['Hello! How can I help you today?']);
    expect(languageFiles(visit.api.requests)).toHaveLength(1);
    await visit.ask('Delivery?');
    (await visit.api.nextQuestion()).answer('Two days.', { sources: [{ title: 'Is it quick?' }] });
    const source = visit.panel.getByText(texts.source);
    await expect(source).toHaveText(`${texts.source} Is it quick?`);
    // A title keeps the direction of its own language.
    await expect(source.locator('bdi')).toHaveCSS('unicode-bidi', 'isolate');
    await visit.ask('ok?');
    (await visit.api.nextQuestion()).answer('Hm.', { answered: false, source: 'none' });
    await expect(visit.panel.getByText(texts.contactTitle)).toBeVisible();
    await expect(visit.panel.getByRole('button', { name: texts.helpful, exact: true })).toHaveCount(2);
  });
}

test.describe('a visitor who reads French', () => {
  test.use({ locale: 'fr-CA' });

  test('reads it on a page that does not say its language', async ({ visit }) => {
    await visit.go('plain.html?lang=');
    await visit.open();
    await expect(visit.field).toHaveAttribute('placeholder', 'Écrivez un message…');
  });

  test('reads the language of the page where it says one', async ({ visit }) => {
    await visit.go('plain.html?lang=de');
    await visit.open();
    await expect(visit.field).toHaveAttribute('placeholder', 'Nachricht schreiben…');
  });
});

test('a language that does not come is no reason not to answer', async ({ visit, page }) => {
  await page.route('**/widget/german.*', (route) => route.abort());
  await visit.go('plain.html?lang=de');
  await visit.open();
  await visit.ask('Hallo');
  (await visit.api.nextQuestion()).answer('Guten Tag');
  await expect(visit.bubbles.last()).toHaveText('Guten Tag');
});

for (const name of ['nonce-csp.html', 'strict-dynamic.html', 'strict-csp.html', 'trusted-types.html']) {
  test(`a language comes in under ${name}`, async ({ visit }) => {
    await visit.go(`${name}?lang=es`);
    await visit.open();
    await expect(visit.field).toHaveAttribute('placeholder', 'Escribe un mensaje…');
    expect(visit.errors.filter((error) => !error.includes('404'))).toEqual([]);
  });
}
