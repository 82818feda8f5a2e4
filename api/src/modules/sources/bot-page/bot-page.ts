import { escapeHtml, htmlPage, type HtmlPage } from '../../../http/html-page.ts';
import { pageStyles } from '../../../http/page-styles.ts';
import { botName } from '../fetching/robots-rules.ts';

type Brand = { name: string; supportEmail: string };

/** What the owner of a website reads who found our requests in a log. */
export const botPage = ({ name, supportEmail }: Brand): HtmlPage =>
  htmlPage({
    status: 200,
    title: `About ${botName}`,
    styles: pageStyles,
    body: `    <main>
      <h1>About ${botName}</h1>
      <p>${escapeHtml(name)} lets people build chatbots for their websites. A customer who enters the address of a website
        asks us to read its public pages, so that the chatbot can answer from them. ${botName} fetches these pages.</p>
      <h2>How it behaves</h2>
      <ul>
        <li>It reads <code>robots.txt</code> first and follows it, with <code>Crawl-delay</code> up to 10 seconds.</li>
        <li>It sends one request at a time to a website, and waits for at least a second after each.</li>
        <li>It reads at most 500 pages of a website, and reads them again at most once a week.</li>
        <li>It slows down when a website answers 429 or 503, for as long as <code>Retry-After</code> says.</li>
        <li>It does not sign in, sends no cookies, and leaves out pages marked <code>noindex</code>.</li>
      </ul>
      <h2>How to keep it out</h2>
      <p>Add these lines to your <code>robots.txt</code>:</p>
      <pre><code>User-agent: ${botName}
Disallow: /</code></pre>
      <p>For anything else, write to <a href="mailto:${escapeHtml(supportEmail)}">${escapeHtml(supportEmail)}</a>.</p>
    </main>`,
  });
