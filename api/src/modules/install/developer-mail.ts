import type { InstallPlatform } from '@askwell/contracts';
import { withoutLinks } from '../../kernel/without-links.ts';
import type { Mail } from '../mail/index.ts';

type Letter = {
  to: string;
  /** Who asked for it; an answer goes there. */
  from: { name: string; email: string };
  chatbotName: string;
  embedCode: string;
  platform: InstallPlatform;
  brandName: string;
};

/**
 * What the owner's developer gets: the embed code and where to put it. It holds no free text, since
 * any address can be entered; the names stay out of the subject.
 */
export const developerMail = ({ to, from, chatbotName, embedCode, platform, brandName }: Letter): Mail => ({
  to,
  replyTo: from.email,
  subject: `A chatbot from ${brandName} to install on a website`,
  paragraphs: [
    `${withoutLinks(from.name)} (${from.email}) asks you to add the chatbot “${withoutLinks(chatbotName)}” to a website.`,
    steps[platform],
    embedCode,
    'The code is the same on every page. It loads asynchronously, weighs 2 kB and does not move the page.',
    'If the site sends a Content-Security-Policy, allow our server in script-src and connect-src.',
    'If you do not know the sender, you can ignore this email.',
  ],
});

const steps: Record<InstallPlatform, string> = {
  html: 'Please paste this line into every page, just before </body>:',
  wordpress:
    'Please install the Askwell plugin and enter the line below in Settings → Askwell, or paste it into the footer of the theme:',
  shopify:
    'Please open Online Store → Themes → Edit code, and paste this line into theme.liquid, just before </body>:',
  wix: 'Please open Settings → Custom Code, add this line to all pages, and place it at the end of the body:',
  squarespace: 'Please open Settings → Advanced → Code Injection, and paste this line into Footer:',
  webflow: 'Please open Site settings → Custom code, paste this line into Footer code, and publish the site:',
  tagmanager:
    'Please add a Custom HTML tag with this line in Google Tag Manager, trigger it on All Pages, and publish the container:',
  react: 'Please add this script once to the app, or use the component of the package @askwell/react:',
  nextjs:
    'Please add this script to the root layout with next/script, or use the component of the package @askwell/react:',
};
