import { z } from 'zod';
import { contract } from './contract.ts';
import { Done, Email, PersonName } from './fields.ts';

export const sendContactMessage = contract({
  method: 'post',
  path: '/api/contact',
  audience: 'public',
  summary: 'Sends a message to support.',
  body: z.object({
    name: PersonName,
    email: Email,
    subject: z.string().trim().min(1, 'Please enter a subject').max(200, 'This subject is too long'),
    message: z.string().trim().min(1, 'Please enter your message').max(5000, 'This message is too long'),
  }),
  status: 201,
  response: Done,
  errors: ['too_many_requests'],
});
