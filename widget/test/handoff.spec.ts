import { expect, test, type Visit } from './site/test.ts';

const chooseInMenu = async ({ panel }: Visit, name: string) => {
  await panel.getByRole('button', { name: 'More' }).click();
  await panel.getByRole('button', { name }).click();
};

/** A conversation in which the visitor has asked for a person. */
const askForPerson = async (visit: Visit, page?: string) => {
  await visit.go(page);
  await visit.open();
  await visit.ask('Where is my fern?');
  (await visit.api.nextQuestion()).answer('On its way.');
  await chooseInMenu(visit, 'Talk to a person');
  await expect(visit.panel.getByText('Waiting for a person')).toBeVisible();
  await expect.poll(() => visit.api.persons.openStreams()).toBe(1);
};

test('a visitor asks for a person, hears how long it takes, and talks to who has joined', async ({
  visit,
}) => {
  const { persons } = visit.api;
  await askForPerson(visit, 'strict-csp.html');
  await expect(visit.panel.getByText('We usually reply in 5 minutes.')).toBeVisible();
  await visit.ask('It is order 42.');
  await expect(visit.panel.locator('.visitor.sent')).toHaveCount(2);

  persons.become('human');
  await expect(visit.panel.locator('.person').getByText('Ana')).toBeVisible();
  persons.type();
  await expect(visit.panel.getByText('Ana is typing…')).toBeVisible();
  await expect(visit.panel.locator('.typing')).toBeVisible();
  persons.say('I will look at **order 42**.');
  await expect(visit.bubbles.last()).toHaveText('I will look at order 42.');
  await expect(visit.panel.locator('.agent .author')).toHaveText('Ana');
  await expect(visit.panel.locator('.typing')).toBeHidden();
  await visit.ask('Thank you!');
  await expect(visit.bubbles.last()).toHaveText('Thank you!');
  await expect(visit.panel.locator('.visitor.sent')).toHaveCount(3);
  expect(persons.messages.map(({ text }) => text)).toEqual([
    'It is order 42.',
    'I will look at **order 42**.',
    'Thank you!',
  ]);
  expect(persons.typed).toBeGreaterThan(0);
  // The page does without a favicon.
  expect(visit.errors.filter((error) => !error.includes('404'))).toEqual([]);
});

test('before a message is sent, a visitor reads in the menu how long a person takes', async ({ visit }) => {
  visit.api.persons.wait = { replyMinutes: 30, opensAt: null, agent: 'Ana' };
  await visit.go();
  await visit.open();
  const more = visit.panel.getByRole('button', { name: 'More' });
  await more.click();
  const person = visit.panel.getByRole('button', { name: 'Talk to a person' });
  // Members are not named to visitors who have not asked for a person.
  const outlook = 'We usually reply in 30 minutes.';
  await expect(person).toHaveAccessibleDescription(outlook);
  await expect(visit.panel.getByText(outlook).first()).toBeVisible();
  await more.click();
  await expect(person).toBeHidden();
  await more.click();
  await expect(person).toBeVisible();
  // Asked for when the menu opens, not when it closes.
  await expect.poll(() => visit.api.persons.outlooks).toBe(2);
  expect(visit.api.persons.status).toBe('bot');
});

test('a visitor who waits goes on with the chatbot', async ({ visit }) => {
  await askForPerson(visit);
  await visit.panel.getByRole('button', { name: 'Continue with the chatbot' }).click();
  await expect(visit.panel.getByText('Waiting for a person')).toBeHidden();
  await expect.poll(() => visit.api.persons.openStreams()).toBe(0);
  await visit.ask('And my fig?');
  (await visit.api.nextQuestion()).answer('Tomorrow.');
  await expect(visit.bubbles.last()).toHaveText('Tomorrow.');
});

test('after two replies that were no answer a person is offered', async ({ visit }) => {
  await visit.go();
  await visit.open();
  const offer = visit.panel.locator('.offer').getByRole('button', { name: 'Talk to a person' });
  for (const isOffered of [false, true]) {
    await visit.ask('Do you sell bees?');
    (await visit.api.nextQuestion()).answer('I do not know.', { answered: false, source: 'none' });
    await expect(visit.emailLine).toBeVisible();
    await expect(offer).toBeVisible({ visible: isOffered });
  }
  await expect(visit.panel.locator('.offer')).toContainText('We usually reply in 5 minutes.');
  await offer.click();
  await expect(visit.panel.getByText('Waiting for a person')).toBeVisible();
  await expect(offer).toBeHidden();
});

test('when nobody is there the visitor reads when, and leaves an address', async ({ visit }) => {
  const opensAt = new Date(Date.now() + 30 * 3_600_000);
  visit.api.persons.wait = { replyMinutes: null, opensAt: opensAt.toISOString(), agent: null };
  await askForPerson(visit);
  const day = new Intl.DateTimeFormat('en', { weekday: 'long' }).format(opensAt);
  await expect(visit.panel.getByText(`We are back ${day}`)).toBeVisible();
  await visit.emailLine.click();
  await expect(visit.panel.getByText('We use your email only to answer you.')).toBeVisible();
  await visit.panel.getByRole('textbox', { name: 'Your email' }).fill('asha@example.com');
  await visit.panel.locator('.contact').getByRole('button', { name: 'Send' }).click();
  await expect(visit.panel.getByText('Thank you. We will write to asha@example.com.').first()).toBeVisible();
  expect(visit.api.contacts).toMatchObject([{ email: 'asha@example.com' }]);
});

test('a page asks for a person, in the words of a visitor who has said nothing yet', async ({
  visit,
  page,
}) => {
  await visit.go('?lang=de');
  await expect(visit.launcher).toBeVisible();
  await page.evaluate(() => {
    if (window.Askwell && !Array.isArray(window.Askwell)) window.Askwell.handoff();
  });
  const question = await visit.api.nextQuestion();
  expect(question.body.text).toBe('Ich möchte mit einem Menschen sprechen.');
  question.answer('Gern.', { handoff: 'waiting' });
  await expect(visit.panel.getByText('Sie warten auf einen Menschen')).toBeVisible();
  await expect(visit.panel.getByText('Übliche Antwortzeit: 5 Minuten.')).toBeVisible();
});

test('the conversation goes on on the next page, and a closed panel shows a dot', async ({ visit, page }) => {
  const { persons } = visit.api;
  await askForPerson(visit);
  persons.become('human');
  persons.say('One moment.');
  await expect(visit.bubbles.last()).toHaveText('One moment.');
  await visit.go('second.html');
  await expect(visit.bubbles.last()).toHaveText('One moment.');
  persons.say('Found it.');
  await expect(visit.bubbles.last()).toHaveText('Found it.');
  await expect(visit.panel.locator('.agent')).toHaveCount(2);

  await visit.panel.getByRole('button', { name: 'Close chat' }).click();
  await expect.poll(() => persons.openStreams()).toBe(0);
  await page.reload();
  persons.say('It leaves today.');
  await expect(visit.launcher).toHaveAccessibleDescription('New message');
  await visit.open();
  await expect(visit.bubbles.last()).toHaveText('It leaves today.');
  await expect(visit.panel.locator('.agent')).toHaveCount(3);
});

test('over lost connections every message comes once and in order', async ({ visit }) => {
  const { persons } = visit.api;
  await askForPerson(visit);
  persons.become('human');
  await expect(visit.panel.locator('.person').getByText('Ana')).toBeVisible();
  persons.say('One');
  persons.cut();
  persons.say('Two');
  persons.say('Three');
  await expect(visit.panel.locator('.agent .bubble')).toHaveText(['One', 'Two', 'Three']);

  // Stored, and the answer lost: it stands there once, and can be sent again without harm.
  persons.loseAnswers(1);
  await visit.ask('Four');
  await expect(visit.panel.locator('.visitor .bubble')).toHaveText(['Where is my fern?', 'Four']);
  await visit.ask('Five');
  persons.say('Six');
  await expect(visit.bubbles.last()).toHaveText('Six');
  expect(persons.messages.map(({ text }) => text)).toEqual(['One', 'Two', 'Three', 'Four', 'Five', 'Six']);
  await expect(visit.panel.locator('.visitor .bubble')).toHaveText(['Where is my fern?', 'Four', 'Five']);
});

test('a message that was not sent is sent again, once', async ({ visit, page }) => {
  const { persons } = visit.api;
  await askForPerson(visit);
  await page.route('**/messages', (route) => route.abort());
  await visit.ask('Anybody there?');
  await expect(visit.problem).toHaveText('Not sent. Please check your connection.');
  await page.unroute('**/messages');
  await page.reload();
  await expect(visit.problem).toHaveText('Not sent. Please check your connection.');
  await visit.panel.getByRole('button', { name: 'Try again' }).click();
  await expect(visit.problem).toBeHidden();
  expect(persons.messages.map(({ text }) => text)).toEqual(['Anybody there?']);
});

for (const streams of ['refused', 'held back'] as const) {
  test.describe(`where streams are ${streams}`, () => {
    test('messages come by ordinary requests', async ({ visit }) => {
      const { persons } = visit.api;
      persons.streams = streams;
      await visit.go();
      await visit.open();
      await visit.ask('Hello');
      (await visit.api.nextQuestion()).answer('Hello.');
      await expect(visit.bubbles.last()).toHaveText('Hello.');
      await chooseInMenu(visit, 'Talk to a person');
      await expect(visit.panel.getByText('Waiting for a person')).toBeVisible();
      persons.say('I am here.');
      await expect(visit.bubbles.last()).toHaveText('I am here.');
      expect(persons.polls).toBeGreaterThan(0);
    });
  });
}

test('when the person closes the conversation, the visitor rates it', async ({ visit }) => {
  const { persons } = visit.api;
  await askForPerson(visit);
  persons.become('human');
  persons.say('It leaves today.');
  await expect(visit.bubbles.last()).toHaveText('It leaves today.');
  persons.become('closed');
  await expect(visit.panel.getByText('This conversation was closed.')).toBeVisible();
  await visit.panel.getByRole('radio', { name: '5 of 5 stars' }).check({ force: true });
  await visit.panel.getByRole('button', { name: 'Send rating' }).click();
  await expect(visit.panel.getByText('Thank you for your rating.')).toBeVisible();
  expect(visit.api.rating).toBe(5);
  await visit.panel.getByRole('button', { name: 'Back to the conversation' }).click();
  await visit.ask('And my fig?');
  (await visit.api.nextQuestion()).answer('Tomorrow.');
  await expect(visit.bubbles.last()).toHaveText('Tomorrow.');
});
