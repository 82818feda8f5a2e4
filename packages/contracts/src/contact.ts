import { z } from 'zod';
import { contract } from './contract/contract.ts';
import { Done, Email, PersonName } from './contract/fields.ts';

/**
 * `key`: the form's own name for one sending of one message, so that a repeated one is taken once.
 * `reference` is a field that people do not see, and `openSeconds` how long the form was open: with
 * them, what a machine filled in is told from what a person wrote. Whoever calls without a form
 * leaves all three out.
 */
export const sendContactMessage = contract({
  method: 'post',
  path: '/api/contact',
  audience: 'public',
  summary: 'Sends a message to support.',
  body: z.object({
    name: PersonName,
    email: Email,
    subject: z
      .string('Please enter a subject')
      .trim()
      .min(1, 'Please enter a subject')
      .max(200, 'This subject is too long')
      // It stands in mails, of which a line may be a header.
      .regex(/^\P{Cc}*$/u, 'A subject has one line'),
    message: z
      .string('Please enter your message')
      .trim()
      .min(1, 'Please enter your message')
      .max(5000, 'This message is too long'),
    key: z
      .string()
      .regex(/^[\w-]{8,64}$/)
      .optional(),
    reference: z.string().max(500).optional(),
    openSeconds: z.number().nonnegative().optional(),
  }),
  status: 201,
  response: Done,
  conditionalLimits: ['contactPerAddress', 'contactPerSender'],
});
