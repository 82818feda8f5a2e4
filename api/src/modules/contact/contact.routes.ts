import { sendContactMessage } from '@askwell/contracts';
import { Router } from '@koa/router';
import type { Services } from '../../services.ts';
import { takeMessage } from './take-message.ts';

/** The contact form of the public site. */
export const contactRoutes = (services: Services): Router => {
  const router = new Router();
  services.endpoint(router, sendContactMessage, async ({ body, ctx }) => {
    await takeMessage(services, body, ctx.ip);
    return { success: true, message: "Message sent successfully! We'll get back to you soon." };
  });
  return router;
};
