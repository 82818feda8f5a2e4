/** The contact form of the public site. For the composition root alone: no module uses it. */
export { contactData } from './contact.data.ts';
export { contactRoutes } from './contact.routes.ts';
export { contactStore } from './contact.store.ts';
