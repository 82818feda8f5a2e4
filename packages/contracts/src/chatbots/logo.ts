import { z } from 'zod';
import { contract } from '../contract/contract.ts';
import { dataOf, Done } from '../contract/fields.ts';

/** The body is the image itself, of any content type; what it is, its first bytes tell. */
export const uploadLogo = contract({
  method: 'put',
  path: '/api/chatbot/:id/logo',
  permission: 'edit',
  access: 'write',
  summary: "Replaces a chatbot's logo. The body is the image (PNG, JPEG, WebP).",
  response: dataOf({
    /** The address of the image. */
    logo: z.url(),
  }),
  errors: ['invalid', 'not_found', 'premium_required', 'too_large'],
  limits: ['logoPerAccount'],
});

export const deleteLogo = contract({
  method: 'delete',
  path: '/api/chatbot/:id/logo',
  permission: 'edit',
  access: 'write',
  summary: "Deletes a chatbot's logo.",
  response: Done,
  errors: ['not_found'],
});
