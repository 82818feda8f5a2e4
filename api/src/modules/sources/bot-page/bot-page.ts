import { escapeHtml, htmlPage, type HtmlPage } from '../../../http/html-page.ts';
import { botName } from '../fetching/robots-rules.ts';

const styles = `
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: #16211f; background: #fff; }
main { max-width: 40rem; margin: 3rem auto; padding: 0 1.25rem; }
h1 { font-size: 1.6rem; line-height: 1.25; }
h2 { font-size: 1.1rem; margin-top: 2rem; }
pre { padding: 0.75rem 1rem; overflow: auto; background: #f1f5f4; border-radius: 0.5rem; }
a { color: #0c666c; }
@media (prefers-color-scheme: dark) {
  body { color: #e6efed; background: #101816; }
  pre { background: #1b2523; }
  a { color: #6fd0d6; }
}`;

type Brand = { name: string; supportEmail: string };

/** What the owner of a website reads who found our requests in a log. */
export const botPage = ({ name, supportEmail }: Brand): HtmlPage =>
  htmlPage({
    status: 200,
    title: `About ${botName}`,
    styles,
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
