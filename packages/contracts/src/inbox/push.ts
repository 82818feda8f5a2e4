import { z } from 'zod';
import { contract } from '../contract/contract.ts';
import { dataOf, Done } from '../contract/fields.ts';

export const getPushKey = contract({
  method: 'get',
  path: '/api/inbox/push',
  permission: 'view',
  summary: 'The public key for push notifications (VAPID), which a browser needs to subscribe.',
  response: dataOf({ publicKey: z.string() }),
});

const Key = z
  .string()
  .max(200, 'This is not a key.')
  .regex(/^[\w-]+={0,2}$/, 'This is not a key.');

export const subscribeToPush = contract({
  method: 'post',
  path: '/api/inbox/push',
  permission: 'view',
  summary: 'Sends notices of the account’s inbox to this browser, for as long as the session lasts.',
  body: z.object({
    /** The address at the browser’s push service. */
    endpoint: z
      .url({ protocol: /^https?$/, error: 'This is not an address.' })
      .max(1_000, 'This is not an address.'),
    keys: z.object({ p256dh: Key, auth: Key }),
  }),
  status: 201,
  response: dataOf({ id: z.string() }),
  limits: ['pushPerAccount'],
});

export const unsubscribeFromPush = contract({
  method: 'delete',
  path: '/api/inbox/push/:id',
  permission: 'view',
  summary: 'Ends the notices to a browser.',
  response: Done,
  errors: ['not_found'],
});
