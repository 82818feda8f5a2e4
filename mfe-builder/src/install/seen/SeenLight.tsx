import type { Installation } from '@askwell/contracts';
import { formatLocale, useWords, VisuallyHidden } from '@askwell/ui';
import { installWords } from '../../words/install.ts';
import { useSecondsSince } from './use-seconds-since.ts';
import css from './SeenLight.module.css';

/** Older than this many seconds, a website may have lost the code. */
const recentSeconds = 24 * 3600;

/** Whether a website shows the chatbot now: which one, and how long ago. */
export function SeenLight({ installation: { sightings, now } }: { installation: Installation }) {
  const { seen: words } = useWords(installWords);
  const elapsed = useSecondsSince(now);
  const [latest, ...others] = sightings;
  const ago = (at: string) => Math.max(0, (Date.parse(now) - Date.parse(at)) / 1000) + elapsed;
  const isRecent = latest !== undefined && ago(latest.lastSeenAt) < recentSeconds;
  const heading =
    latest === undefined ? words.never : isRecent ? words.seen(latest.domain) : words.lastSeen(latest.domain);
  return (
    <section className={css.seen} aria-labelledby="seen-title">
      <h2 id="seen-title" className={css.title}>
        {words.title}
      </h2>
      <div className={css.line}>
        <span
          className={css.light}
          data-light={latest === undefined ? 'off' : isRecent ? 'on' : 'old'}
          aria-hidden="true"
        />
        <p>
          <strong className={css.domain}>{heading}</strong>{' '}
          {latest === undefined ? null : <Ago seconds={ago(latest.lastSeenAt)} />}
        </p>
      </div>
      {latest === undefined ? <p className={css.text}>{words.neverText}</p> : null}
      {others.length === 0 ? null : (
        <div>
          <h3 className={css.others}>{words.others}</h3>
          <ul className={css.list}>
            {others.map(({ domain, lastSeenAt }) => (
              <li key={domain}>
                <span className={css.domain}>{domain}</span> <Ago seconds={ago(lastSeenAt)} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <VisuallyHidden>
        <output>{heading}</output>
      </VisuallyHidden>
    </section>
  );
}

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

function Ago({ seconds }: { seconds: number }) {
  const { seen: words } = useWords(installWords);
  return <span className={css.ago}>{text()}</span>;

  function text(): string {
    const unit = units.find(([, length]) => seconds >= length);
    if (unit === undefined) return seconds < 2 ? words.justNow : words.seconds(Math.floor(seconds));
    const format = new Intl.RelativeTimeFormat(formatLocale, { numeric: 'auto' });
    return format.format(-Math.floor(seconds / unit[1]), unit[0]);
  }
}
