import { ownPages, publicPages, serverPages } from '../../../e2e/pages.ts';
import type { Shot } from './shot.ts';

type Site = { session: string; chatbotId: string; testPath: string };

/** Every page of the demo's owner, and those that everybody can open. */
export function pageShots({ session, chatbotId, testPath }: Site): Shot[] {
  return [
    ...[...publicPages, ...serverPages, '/api/docs', testPath].map((path) => ({ path, session: null })),
    ...ownPages(chatbotId).map((path) => ({ path, session })),
  ].map((page) => ({ ...page, name: nameOf(page.path, chatbotId) }));
}

/** The pages that differ while an account has nothing yet: no key, no chatbot, no conversations. */
export const emptyShots = (session: string, chatbotId: string): Shot[] =>
  [
    ['/dashboard', 'chatbots'],
    ['/inbox', 'inbox'],
    ['/chatbot/new', 'editor'],
    [`/chatbot/${chatbotId}/analytics`, 'analytics'],
    [`/chatbot/${chatbotId}/install`, 'install'],
    [`/chatbot/${chatbotId}?tab=knowledge`, 'knowledge'],
    ['/profile', 'profile'],
    ['/profile?tab=billing', 'billing'],
    ['/profile?tab=team', 'team'],
    ['/profile?tab=developers', 'developers'],
  ].map(([path = '', name]) => ({ name: `empty-${name}`, path, session }));

const nameOf = (path: string, chatbotId: string): string =>
  path
    .replace('/test/no/chatbot', 'no-test-page')
    .replace(/^\/test\/.*/, 'test-page')
    .replace(chatbotId, 'demo')
    .replace(/^\/$/, 'landing')
    .replace(/^\W+/, '')
    .replace(/\W+/g, '-');
