import { emptyDatabase, startApi, visitor } from '@askwell/testing';
import { startGemini } from '@askwell/testing/gemini';
import { expect, onTestFinished, test } from 'vitest';

test.for([
  // The flush takes the messages along, since they are written by then.
  { isStoreOwn: true, title: 'with one log for all collections', messages: 'write' },
  { isStoreOwn: false, title: 'with a database of others', messages: 'write and flush' },
])(
  '$title, a reply ends when the loss of power cannot undo its messages and its conversation',
  async ({ isStoreOwn, messages }) => {
    const gemini = await startGemini();
    onTestFinished(() => gemini.stop());
    const mongodbUri = new URL(await emptyDatabase());
    mongodbUri.searchParams.set('monitorCommands', 'true');
    const api = await startApi({ gemini, mongodbUri: mongodbUri.href, isStoreOwn });
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
    expect(events).toEqual([
      `messages: ${messages}`,
      'messages: done',
      'conversations: write and flush',
      'conversations: done',
    ]);
  },
);
