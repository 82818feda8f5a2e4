import { lazy, Suspense } from 'react';
import { messageOf } from '@askwell/platform';
import { Delayed, Loaded, Spinner, useWords } from '@askwell/ui';
import { useListPasskeysQuery } from '../api/passkeys.api.ts';
import { BehindButton } from '../shared/BehindButton.tsx';
import css from '../shared/Rows.module.css';
import section from '../shared/Section.module.css';
import { passkeysWords } from '../words/passkeys.ts';
import { PasskeyRow } from './PasskeyRow.tsx';

const AddPasskey = lazy(() => import(/* webpackChunkName: 'on-demand' */ './AddPasskey.tsx'));

/** The passkeys that sign in to the account. */
export function PasskeysSection({ email }: { email: string }) {
  const words = useWords(passkeysWords);
  const query = useListPasskeysQuery();
  return (
    <section aria-labelledby="passkeys-title" className={section.section}>
      <h3 id="passkeys-title">{words.title}</h3>
      <p className={css.lead}>{words.lead}</p>
      <Loaded query={query} failed={words.failed} explain={messageOf}>
        {(passkeys) =>
          passkeys.length > 0 ? (
            <ul className={css.rows} aria-label={words.list}>
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          ) : null
        }
      </Loaded>
      <BehindButton label={words.add}>
        {(close) => (
          <Suspense
            fallback={
              <Delayed>
                <Spinner label={words.waiting} />
              </Delayed>
            }
          >
            <AddPasskey email={email} onDone={close} />
          </Suspense>
        )}
      </BehindButton>
    </section>
  );
}
