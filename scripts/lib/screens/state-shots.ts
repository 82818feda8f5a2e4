import type { Page } from '@playwright/test';
import type { Shot } from './shot.ts';

type Owners = {
  /** The session of the demo's owner, and the demo's chatbot. */
  demo: { session: string; chatbotId: string; testPath: string };
  /** The session of an owner who has neither a key nor a chatbot. */
  newcomer: string;
  /** An owner with a key and a chatbot that knows nothing. */
  beginner: { session: string; chatbotId: string };
};

const press =
  (...names: (string | RegExp)[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await page.getByRole('button', { name }).first().click();
  };

/** Dialogs, menus and other states that a page has only after a press. */
export function stateShots({ demo, newcomer, beginner }: Owners): Shot[] {
  const { session, chatbotId, testPath } = demo;
  const editor = `/chatbot/${chatbotId}`;
  const own = (name: string, path: string, act: Shot['act'] & {}): Shot => ({ name, path, session, act });
  const fresh = (name: string, act: Shot['act'] & {}): Shot => ({
    name,
    path: '/dashboard',
    session: newcomer,
    act,
  });
  const unscrolled = async () => {};
  return [
    { name: 'landing-fold', path: '/', session: null, act: unscrolled },
    own('analytics-fold', `${editor}/analytics`, unscrolled),
    own('palette', '/dashboard', async (page) => {
      await page.getByRole('button', { name: 'Account menu' }).waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: /^Search/ }).fill('tea');
      await page.getByRole('option').first().waitFor();
    }),
    own('shortcuts', '/profile', async (page) => {
      await page.getByRole('button', { name: 'Account menu' }).waitFor();
      await page.keyboard.press('?');
    }),
    own('account-menu', '/dashboard', press('Account menu')),
    own('chatbot-menu', '/dashboard', press(/^More actions/)),
    own('delete-chatbot', '/dashboard', press('Delete Chatbot')),
    own('deployed', editor, press('Deploy')),
    own('toast', editor, press('Save')),
    own('contrast', `${editor}?tab=design`, async (page) => {
      await page.getByRole('textbox', { name: 'Primary Color' }).fill('#ffe14d');
    }),
    own('edit-faq', `${editor}?tab=knowledge`, press('Edit FAQ 1')),
    own('playground', editor, press('Playground')),
    own('add-faq', `${editor}/analytics`, press('Add as FAQ')),
    own('transcript', `${editor}/analytics`, async (page) => {
      const list = page.getByRole('region', { name: 'Recent Conversations' });
      await list.getByRole('listitem').first().getByRole('button').click();
    }),
    own('definitions', `${editor}/analytics`, press('How this is counted')),
    own('thread', '/inbox?filter=waiting', async (page) => {
      const list = page.getByRole('region', { name: 'Conversations', exact: true });
      await list.getByRole('listitem').first().getByRole('button').click();
      await page.getByLabel('Reply to the visitor').waitFor();
    }),
    own('edit-profile', '/profile', press('Edit Profile')),
    own('invite', '/profile?tab=team', press('Invite a member')),
    own('create-token', '/profile?tab=developers', press('Create token')),
    own('add-webhook', '/profile?tab=developers', press('Add webhook')),
    own('delete-account', '/profile?tab=data', press('Delete account')),
    fresh('sample', press('Try a sample chatbot')),
    fresh('key-guide', (page) => page.getByText('How do I get a key?').click()),
    {
      name: 'templates',
      path: `/chatbot/${beginner.chatbotId}?tab=knowledge`,
      session: beginner.session,
      act: press('Start from a template'),
    },
    {
      name: 'widget',
      path: testPath,
      session: null,
      act: async (page) => {
        await page.locator('askwell-chat .launcher').click();
        const field = page.getByRole('dialog').getByRole('textbox');
        await field.fill('Do you sell coffee?');
        await field.press('Enter');
        await page.getByRole('button', { name: /^Leave your email/ }).waitFor();
      },
    },
    {
      name: 'form-problems',
      path: '/register',
      session: null,
      act: press(/^(Create|Continue)/),
    },
  ];
}
