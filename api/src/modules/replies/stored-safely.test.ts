import { visitor } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';

/** As with the embedded store, which has one log for all collections. */
const test = apiTest({ isStoreOwn: true });

test('a reply ends when the loss of power cannot undo its messages and its conversation', async ({ api }) => {
  const owner = await api.build.owner();
  const { _id } = await api.build.chatbot(owner);
  const events: string[] = [];
  const writes = new Map<number, string>();
  api.services.client.on('commandStarted', ({ requestId, commandName, command }) => {
    const collection = String(command[commandName]);
    if (!['insert', 'update'].includes(commandName)) return;
    if (collection !== 'messages' && collection !== 'conversations') return;
    writes.set(requestId, collection);
    const isFlushed = command['writeConcern']?.j === true;
    events.push(`${collection}: ${isFlushed ? 'write and flush' : 'write'}`);
  });
  api.services.client.on('commandSucceeded', ({ requestId }) => {
    const collection = writes.get(requestId);
    if (collection !== undefined) events.push(`${collection}: done`);
  });
  const { body } = await visitor(api.url, _id).ask('Do you ship abroad?');
  expect(body.source).toBe('ai');
  // The flush takes the messages along, since they are written by then.
  expect(events).toEqual([
    'messages: write',
    'messages: done',
    'conversations: write and flush',
    'conversations: done',
  ]);
});
