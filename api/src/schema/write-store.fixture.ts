/**
 * Writes a small store of the version that is checked out as a backup, for the test that upgrades
 * it. Run it by `node --import tsx api/src/schema/write-store.fixture.ts <file>`.
 */
import { startApi, visitor } from '@askwell/testing';
import { writeArchive } from '../backup/archive.ts';
import { readDatabase } from '../backup/read-database.ts';

const [, , file = ''] = process.argv;
const api = await startApi();
const owner = await api.build.owner({ name: 'Asha Rao', email: 'asha@example.com', plan: 'premium' });
const chatbot = await api.build.chatbot(owner, {
  name: 'Tea shop',
  knowledgeBase: { faqs: [{ question: 'Do you ship abroad?', answer: 'Yes, to all of Europe.' }] },
});
for (const question of ['Do you ship abroad?', 'Can I bring my dog?', 'Hello']) {
  await visitor(api.url, chatbot._id).ask(question);
}
await api.services.jobs.stop();
await writeArchive(
  file,
  readDatabase(api.services.db, () => {}),
);
await api.stop();
process.exit();
