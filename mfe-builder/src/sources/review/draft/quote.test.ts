import { expect, test } from 'vitest';
import { addressOfQuote, markedIn } from './quote.ts';

test('a quote is found in its paragraph, also across line breaks', () => {
  expect(markedIn('We ship\n daily (to the EU). Call us.', 'daily (to the EU).')).toEqual({
    before: 'We ship\n ',
    quote: 'daily (to the EU).',
    after: ' Call us.',
  });
  expect(markedIn('We ship\ndaily.', 'ship daily.').quote).toBe('ship\ndaily.');
});

test('a quote that is not in the paragraph stands alone', () => {
  expect(markedIn('Another text.', 'We ship daily.')).toEqual({
    before: '',
    quote: 'We ship daily.',
    after: '',
  });
});

test('a page opens at the quote: a long one by its first and last words', () => {
  expect(addressOfQuote('https://a.example/x#top', 'Mon-Fri, 9 to 5')).toBe(
    'https://a.example/x#:~:text=Mon%2DFri%2C%209%20to%205',
  );
  expect(
    addressOfQuote('https://a.example/', 'one two three four five six seven eight nine ten eleven'),
  ).toBe('https://a.example/#:~:text=one%20two%20three%20four%20five,seven%20eight%20nine%20ten%20eleven');
});
