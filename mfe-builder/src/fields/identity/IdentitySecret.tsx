import { useState } from 'react';
import { messageOf } from '@askwell/platform';
import { Banner, Button, CopyField, formatDate, LoadFailure, Skeleton, useWords } from '@askwell/ui';
import { useCreateIdentitySecretMutation, useIdentitySecretQuery } from '../../api/builder.api.ts';
import { fieldsWords } from '../../words/fields.ts';
import { ChangeIdentitySecret } from './ChangeIdentitySecret.tsx';
import css from './IdentitySecret.module.css';

/**
 * The secret with which the owner's server signs user IDs: created, shown once, replaced, deleted.
 */
export function IdentitySecret({ chatbotId }: { chatbotId: string | null }) {
  const { identity: words } = useWords(fieldsWords);
  return (
    <div className={css.field}>
      <p>
        {words.text}{' '}
        <a href="/api/docs#identity" target="_blank" rel="noreferrer">
          {words.guide}
        </a>
      </p>
      {chatbotId === null ? <p>{words.unsaved}</p> : <StoredSecret chatbotId={chatbotId} />}
    </div>
  );
}

function StoredSecret({ chatbotId }: { chatbotId: string }) {
  const { identity: words } = useWords(fieldsWords);
  const { data, error, refetch } = useIdentitySecretQuery(chatbotId);
  const [createSecret, { isLoading, error: creationError }] = useCreateIdentitySecretMutation();
  const [secret, setSecret] = useState<string | null>(null);

  const create = async () => {
    const created = await createSecret(chatbotId);
    if (created.data !== undefined) setSecret(created.data);
  };

  if (secret !== null) return <NewSecret secret={secret} onDone={() => setSecret(null)} />;
  if (data === undefined && error !== undefined)
    return <LoadFailure onRetry={() => void refetch()}>{messageOf(error, words.failed)}</LoadFailure>;
  if (data === undefined) return <Skeleton height="4rem" />;
  return (
    <>
      {creationError ? <Banner tone="danger">{messageOf(creationError, words.createFailed)}</Banner> : null}
      <p>{data.createdAt === null ? words.none : words.since(formatDate(data.createdAt, 'date'))}</p>
      {data.createdAt === null ? (
        <Button
          className={css.start}
          busy={isLoading}
          busyLabel={words.creating}
          onClick={() => void create()}
        >
          {words.create}
        </Button>
      ) : (
        <ChangeIdentitySecret chatbotId={chatbotId} isReplacing={isLoading} onReplace={create} />
      )}
    </>
  );
}

function NewSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { identity: words } = useWords(fieldsWords);
  return (
    <>
      <Banner tone="success" title={words.shownTitle}>
        {words.shown}
      </Banner>
      <CopyField label={words.label} value={secret} buttonLabel={words.copy} variant="primary" />
      <Button className={css.start} onClick={onDone}>
        {words.done}
      </Button>
    </>
  );
}
