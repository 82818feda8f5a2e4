import type { PageOutcome, PreviewAnswer, WebsitePreview } from '@askwell/contracts';
import { messageOf, useNavigate } from '@askwell/platform';
import {
  Banner,
  Button,
  ExternalLink,
  Skeleton,
  useFocusOnMount,
  useWords,
  VisuallyHidden,
} from '@askwell/ui';
import { usePreviewWebsiteQuery } from '../api/preview.api.ts';
import { previewWords } from '../words/preview.ts';
import { keepAddress } from './kept-address.ts';
import css from './SiteAnswers.adopted.module.css';

/** Questions that a page of a website answers, and the way to sign up with the website. */
export default function SiteAnswers({ address }: { address: string }) {
  const words = useWords(previewWords);
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = usePreviewWebsiteQuery(address);
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const host = hostOf(data?.page.url ?? address);
  const signUp = () => {
    keepAddress(address);
    void navigate('/register', { state: { address } });
  };
  return (
    <section className={css.section} aria-label={words.answered(host)} aria-busy={isFetching}>
      <header className={css.head}>
        <h2 ref={heading} tabIndex={-1} className={css.title}>
          {isFetching ? words.reading(host) : words.answered(host)}
        </h2>
        {data && data.answers.length > 0 && !isFetching ? <p className={css.lead}>{words.lead}</p> : null}
      </header>
      {isFetching ? (
        <Waiting />
      ) : data === undefined ? (
        <Banner
          tone="warning"
          action={
            <Button size="s" onClick={() => void refetch()}>
              {words.retry}
            </Button>
          }
        >
          {messageOf(error, words.failed)}
        </Banner>
      ) : data.answers.length === 0 ? (
        <Banner tone="warning">{reasonOf(words, data.outcome)}</Banner>
      ) : (
        <Exchanges preview={data} />
      )}
      <VisuallyHidden>
        <output>{isFetching ? words.reading(host) : words.answered(host)}</output>
      </VisuallyHidden>
      {isFetching ? null : (
        <div className={css.next}>
          <Button variant="primary" onClick={signUp}>
            {words.continue}
          </Button>
          <p className={css.note}>{words.next}</p>
        </div>
      )}
    </section>
  );
}

function Exchanges({ preview: { answers, page } }: { preview: WebsitePreview }) {
  return (
    <ol className={css.exchanges}>
      {answers.map((answer) => (
        <Exchange key={answer.question} answer={answer} page={page} />
      ))}
    </ol>
  );
}

type ExchangeProps = { answer: PreviewAnswer; page: WebsitePreview['page'] };

/** A question as a visitor asks it, and the answer with the page that it is from. */
function Exchange({ answer: { question, answer }, page }: ExchangeProps) {
  const words = useWords(previewWords);
  return (
    <li className={css.exchange}>
      <p className={css.question} dir="auto">
        {question}
      </p>
      <div className={css.answer}>
        <p dir="auto">{answer}</p>
        <p className={css.source}>
          {words.source}{' '}
          <a href={page.url} target="_blank" rel="noreferrer" dir="auto">
            {page.title || hostOf(page.url)}
            <ExternalLink aria-hidden="true" />
            <VisuallyHidden> ({words.opens})</VisuallyHidden>
          </a>
        </p>
      </div>
    </li>
  );
}

/** The shape of three exchanges. */
function Waiting() {
  return (
    <ol className={css.exchanges} aria-hidden="true">
      {[14, 11, 16].map((width) => (
        <li key={width} className={css.exchange}>
          <Skeleton className={css.question} width={`${width}rem`} height="2.5rem" />
          <Skeleton className={css.answer} width="80%" height="4.5rem" />
        </li>
      ))}
    </ol>
  );
}

type Words = (typeof previewWords)['english'];

const reasonOf = ({ outcomes, noAnswers }: Words, outcome: PageOutcome): string => {
  if (outcome === 'read') return noAnswers;
  const named: Partial<Record<PageOutcome, string>> = outcomes;
  return named[outcome] ?? outcomes.other;
};

/** The host of an address as people type it. */
const hostOf = (address: string): string =>
  (URL.parse(address) ?? URL.parse(`https://${address}`))?.hostname.replace(/^www\./, '') ?? address;
