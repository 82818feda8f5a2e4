import { previewWebsite } from '@askwell/contracts';
import { Router } from '@koa/router';
import type { Endpoint } from '../../../http/endpoint.ts';
import { checkedAddress } from '../fetching/checked-address.ts';
import { websitePreview, type PreviewNeeds } from './preview-website.ts';

/** What the landing page shows of a visitor's own website. */
export const previewRoutes = (needs: PreviewNeeds & { endpoint: Endpoint }): Router => {
  const router = new Router();
  const previewOf = websitePreview(needs);
  needs.endpoint(router, previewWebsite, async ({ body }) => ({
    success: true,
    data: { preview: await previewOf(await checkedAddress(needs, body.url)) },
  }));
  return router;
};
