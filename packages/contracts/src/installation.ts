import { z } from 'zod';
import { Deployment } from './chatbots/chatbots.ts';
import { contract } from './contract/contract.ts';
import { dataOf, Done, Email, Instant } from './contract/fields.ts';
import { PageOutcome } from './sources/source.ts';
import { sourceLimits } from './sources/source-limits.ts';

/** The systems that the install page has a guide for. */
export const installPlatforms = [
  'html',
  'wordpress',
  'shopify',
  'wix',
  'squarespace',
  'webflow',
  'tagmanager',
  'react',
  'nextjs',
] as const;
export const InstallPlatform = z.enum(installPlatforms);
export type InstallPlatform = z.infer<typeof InstallPlatform>;

/** A domain whose pages have shown the widget. Our own test page is not counted. */
export const Sighting = z.object({ domain: z.string(), firstSeenAt: Instant, lastSeenAt: Instant });
export type Sighting = z.infer<typeof Sighting>;

export const Installation = z.object({
  name: z.string(),
  /** The one line that goes into a web page; it works once the chatbot is deployed. */
  embedCode: z.string(),
  deployment: Deployment,
  status: z.enum(['active', 'inactive']),
  allowedDomains: z.array(z.string()),
  /** The latest first. */
  sightings: z.array(Sighting),
  /** The server's time, so that a wrong clock of the browser does not matter. */
  now: Instant,
});
export type Installation = z.infer<typeof Installation>;

/** What a page of a website says about the installation. */
export const InstallFinding = z.enum([
  // The page has the embed code, and nothing that we can see blocks it.
  'installed',
  // It has no script of ours. A tag manager or a site builder may still add one in the browser.
  'script_missing',
  // It has the script of another chatbot.
  'other_chatbot',
  // Its Content-Security-Policy blocks the script or its requests.
  'blocked_by_policy',
  // Its domain is not one of the allowed domains.
  'domain_not_allowed',
  // The chatbot is not deployed, or is switched off.
  'chatbot_inactive',
  // The page could not be read: see `outcome`.
  'page_unreadable',
]);
export type InstallFinding = z.infer<typeof InstallFinding>;

export const InstallCheck = z.object({
  finding: InstallFinding,
  /** The page that was read, after its redirects. */
  url: z.string(),
  domain: z.string(),
  /** Of `blocked_by_policy`: what to add to which directive, such as `script-src`. */
  missing: z.array(z.object({ directive: z.string(), source: z.string() })),
  /** Of `page_unreadable`: why. */
  outcome: PageOutcome.nullable(),
  /** Of `script_missing`: the page loads Google Tag Manager, which may add the script. */
  hasTagManager: z.boolean(),
});
export type InstallCheck = z.infer<typeof InstallCheck>;

export const getInstallation = contract({
  method: 'get',
  path: '/api/chatbot/:id/installation',
  permission: 'view',
  access: 'read',
  summary: 'The embed code of a chatbot, and the domains that have shown its widget.',
  response: dataOf({ installation: Installation }),
  errors: ['not_found'],
});

const addressMessage = 'Please enter a web address such as www.example.com';

export const checkInstallation = contract({
  method: 'post',
  path: '/api/chatbot/:id/installation/check',
  permission: 'edit',
  summary: 'Reads a page of a website and says why the widget does not appear there.',
  body: z.object({
    url: z.string(addressMessage).trim().min(1, addressMessage).max(sourceLimits.url, addressMessage),
  }),
  response: dataOf({ check: InstallCheck }),
  errors: ['not_found'],
  limits: ['installCheckPerAccount'],
});

export const mailInstallation = contract({
  method: 'post',
  path: '/api/chatbot/:id/installation/mail',
  permission: 'edit',
  summary: 'Mails the embed code and the steps of a platform to a developer.',
  body: z.object({ email: Email, platform: InstallPlatform }),
  response: Done,
  errors: ['not_found', 'conflict'],
  limits: ['installMailPerAccount', 'installMailPerRecipient'],
});
