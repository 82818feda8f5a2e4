import type { InstallFinding, InstallPlatform, PageOutcome } from '@askwell/contracts';

/** How a chatbot gets onto a website of one system: `steps` in order, and what to know then. */
type Guide = { label: string; steps: string[]; note?: string };

const guides: Record<InstallPlatform, Guide> = {
  html: {
    label: 'Plain HTML',
    steps: [
      'Open the file of your page, or the footer that all your pages share.',
      'Paste the embed code just before </body>.',
      'Upload the file and open your website.',
    ],
  },
  wordpress: {
    label: 'WordPress',
    steps: [
      'Download our plugin. In WordPress, open Plugins → Add New → Upload Plugin, choose the file and activate it.',
      'Open Settings → Askwell, paste the embed code and save.',
      'Empty the cache if you use a cache plugin, and open your website.',
    ],
    note: 'Without the plugin, paste the embed code into a Custom HTML block of your theme’s footer. Speed plugins that delay scripts also delay the chat button. Exclude our script there.',
  },
  shopify: {
    label: 'Shopify',
    steps: [
      'In your admin, open Online Store → Themes, then … → Edit code of the theme in use.',
      'Open layout/theme.liquid and paste the embed code just before </body>.',
      'Save and open your shop.',
    ],
    note: 'A new theme needs the code again.',
  },
  wix: {
    label: 'Wix',
    steps: [
      'In your site’s dashboard, open Settings → Custom Code.',
      'Choose Add Custom Code, paste the embed code, and add it to all pages.',
      'Choose Body - end as the place, apply, and publish.',
    ],
    note: 'Wix allows custom code on its premium plans with a domain of your own.',
  },
  squarespace: {
    label: 'Squarespace',
    steps: [
      'Open Settings → Advanced → Code Injection.',
      'Paste the embed code into Footer.',
      'Save and open your website in a new window.',
    ],
    note: 'Code injection needs a Business plan or higher. Your website shows the chat, the editor may not.',
  },
  webflow: {
    label: 'Webflow',
    steps: [
      'Open Site settings → Custom code.',
      'Paste the embed code into Footer code and save the changes.',
      'Publish the site.',
    ],
    note: 'Custom code runs on the published site only, not in the Designer.',
  },
  tagmanager: {
    label: 'Google Tag Manager',
    steps: [
      'Open Tags → New and choose Custom HTML.',
      'Paste the embed code, and choose the trigger All Pages.',
      'Save, then submit and publish the container.',
    ],
    note: 'The check below reads your page without running Tag Manager. Open your website to see the light turn green.',
  },
  react: {
    label: 'React',
    steps: [
      'Install our package with the command below. It is typed and weighs less than 1 kB.',
      'Render the component once, where all pages share it.',
      'Deploy your app and open it.',
    ],
  },
  nextjs: {
    label: 'Next.js',
    steps: [
      'Install our package with the command below.',
      'Open app/layout.tsx and add the lines below: the import at the top, the component inside <body>.',
      'Deploy your app and open it.',
    ],
    note: 'If your middleware sends a Content-Security-Policy with nonces, pass the nonce to AskwellChat.',
  },
};

type Finding = { title: string; text: (page: { domain: string }) => string };

const findings: Record<InstallFinding, Finding> = {
  installed: {
    title: 'The code is on this page',
    text: () => 'Nothing we can see blocks it. Open the page in a browser, and the light turns green.',
  },
  script_missing: {
    title: 'The code is not on this page',
    text: ({ domain }) =>
      `We read the page at ${domain} and found no embed code. Paste it, publish your website, and empty its cache.`,
  },
  other_chatbot: {
    title: 'Another chatbot is on this page',
    text: () => 'The page has an embed code, but not this one. Replace it with the code above.',
  },
  blocked_by_policy: {
    title: 'The page’s Content-Security-Policy blocks the chat',
    text: () => 'The code is there, but browsers may not run it. Change the policy of your website:',
  },
  domain_not_allowed: {
    title: 'This domain is not allowed',
    text: ({ domain }) =>
      `The code is there, but your chatbot’s allowed domains don’t include ${domain}. Add it in Settings.`,
  },
  chatbot_inactive: {
    title: 'The chatbot is not active',
    text: () => 'The code is there. Deploy the chatbot and turn on “Chatbot Active” to show it to visitors.',
  },
  page_unreadable: {
    title: 'We couldn’t read this page',
    text: () => 'Check that everyone can open it without signing in, then try again.',
  },
};

/** Why a page could not be read, where that tells more than the general sentence. */
const outcomes: Partial<Record<PageOutcome, string>> = {
  not_found: 'There is no page at this address.',
  login_wall: 'The page needs a sign-in. Choose a page that everyone can open.',
  bot_wall: 'The website blocks automatic readers. Open it in your browser instead; the light turns green.',
  unknown_host: 'We couldn’t find this website. Check the address.',
  unsafe_address: 'This address is not public. We can only read websites on the internet.',
  other_site: 'The page leads to another website. Enter that address instead.',
  not_a_document: 'This is not a web page.',
  bad_certificate: 'The website’s certificate is not valid.',
  server_error: 'The website answers with an error. Try again later.',
  timeout: 'The website took too long to answer. Try again.',
  unreachable: 'The website does not answer. Check the address and try again.',
};

/** The text of the install page. */
export const install = {
  title: 'Install Chatbot',
  heading: (name: string) => `Install ${name}`,
  lead: 'Put one line of code on your website. The chat button then appears on every page that has it.',
  back: 'Dashboard',
  loadFailed: 'The installation could not be loaded',
  testPage: 'Open test page',

  code: 'Embed code',
  codeHelp: 'It is the same for every page, and it never changes.',
  copyCode: 'Copy Embed Code',
  copyExample: 'Copy',
  command: 'Command',
  example: 'Code',
  downloadPlugin: 'Download the plugin',

  notDeployed: 'This chatbot is not deployed yet',
  notDeployedText: 'You can install the code now. Visitors see the chat once you deploy.',
  off: 'This chatbot is not active',
  offText: 'Visitors don’t see it, even on pages that have the code.',
  toSettings: 'Open settings',
  deploy: 'Deploy',
  deploying: 'Deploying...',
  deployed: 'Chatbot deployed successfully!',
  deployFailed: 'Failed to deploy chatbot',

  where: 'Where is your website?',
  guides,

  inPage: {
    title: 'Show the chat in the page',
    lead: 'On some pages you may want the open chat instead of a button in the corner. Paste one of these codes there. In WordPress, use the shortcode [askwell] of our plugin. In React, set the property mode of our component. A page shows one chat, so leave the embed code out of it.',
    inline: 'As a part of a page',
    inlineHelp: 'The chat fills the element around it. Change its height as you like.',
    page: 'As a page of its own',
    pageHelp: 'On an empty page, the chat fills the window.',
    copy: 'Copy',
  },

  developer: {
    title: 'Send it to your developer',
    lead: 'They get the code and the steps for the system chosen above, by email.',
    email: 'Your developer’s email address',
    placeholder: 'developer@example.com',
    send: 'Send',
    sending: 'Sending...',
    sent: (email: string) => `The steps are on their way to ${email}.`,
    failed: 'The mail could not be sent. Please try again.',
    invalid: 'Please enter a valid email address',
  },

  seen: {
    title: 'Is it live?',
    never: 'Not seen yet',
    neverText: 'Open a page of your website that has the code. This light turns green by itself.',
    seen: (domain: string) => `Seen on ${domain}`,
    lastSeen: (domain: string) => `Last seen on ${domain}`,
    justNow: 'just now',
    seconds: (count: number) => `${count} s ago`,
    others: 'Also seen on',
  },

  check: {
    title: 'Don’t see the chat?',
    lead: 'We read a page of your website and tell you what is missing.',
    address: 'Address of a page',
    placeholder: 'www.example.com',
    check: 'Check this page',
    checking: 'Checking...',
    missing: 'Please enter the address of your website',
    failed: 'The page could not be checked. Please try again.',
    findings,
    outcomes,
    tagManager:
      'The page loads Google Tag Manager, which may add the code in the browser. Open the page; if the light stays gray, check that the container is published.',
    addSource: (directive: string) => `Add to ${directive}`,
    addNonce: 'Add the page’s nonce to the script element: <script nonce="…">.',
    copy: 'Copy',
  },
};
