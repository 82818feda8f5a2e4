import type { Job } from '../../jobs/scheduler.ts';
import { deliverWebhooks, type DeliverNeeds } from './deliver-webhooks.ts';
import { notifyOfEndedConversations, type EndedNeeds } from './ended-conversations.ts';

export const webhooksJobs = (needs: DeliverNeeds & EndedNeeds): Job[] => [
  { name: 'webhooks', everyMs: 5_000, run: deliverWebhooks(needs), claimsItems: true },
  { name: 'endedConversations', everyMs: 60_000, run: notifyOfEndedConversations(needs) },
];
