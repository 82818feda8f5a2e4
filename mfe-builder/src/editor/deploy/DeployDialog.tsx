import type { Deployment } from '@askwell/contracts';
import { Link } from '@askwell/platform';
import {
  Badge,
  Button,
  ButtonLink,
  CopyField,
  Dialog,
  ExternalLink,
  formatDate,
  useWords,
} from '@askwell/ui';
import { editorWords } from '../../words/editor.ts';
import css from './DeployDialog.module.css';

type DeployDialogProps = {
  /** Null while there is nothing to show. */
  deployment: Deployment | null;
  isActive: boolean;
  isOwnerLoaded: boolean;
  onClose: () => void;
};

/** After a deployment: the test page, the embed code, and how the chatbot appears on a website. */
export function DeployDialog({ deployment, isActive, isOwnerLoaded, onClose }: DeployDialogProps) {
  const { deployment: words, backLabel } = useWords(editorWords);
  if (deployment === null) return null;
  const { testUrl, embedCode } = deployment;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      size="l"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.close}
          </Button>
          <ButtonLink as={Link} to="/dashboard">
            {backLabel}
          </ButtonLink>
        </>
      }
    >
      {testUrl === null ? null : (
        <section className={css.test}>
          <CopyField label={words.testUrl} value={testUrl} buttonLabel={words.copyUrl} />
          <TestChatbot url={testUrl} isReady={isOwnerLoaded} />
        </section>
      )}
      {embedCode === null ? null : (
        <CopyField
          label={words.code}
          help={words.codeHelp}
          value={embedCode}
          multiline
          buttonLabel={words.copyCode}
          variant="primary"
        />
      )}
      <Details deployment={deployment} />
      <Hints isActive={isActive} />
    </Dialog>
  );
}

function TestChatbot({ url, isReady }: { url: string; isReady: boolean }) {
  const { deployment: words } = useWords(editorWords);
  const icon = <ExternalLink aria-hidden="true" />;
  if (!isReady)
    return (
      <Button disabled icon={icon}>
        {words.test}
      </Button>
    );
  return (
    <ButtonLink as="a" href={url} target="_blank" rel="noreferrer" icon={icon}>
      {words.test}
    </ButtonLink>
  );
}

function Details({ deployment: { isDeployed, deployedAt } }: { deployment: Deployment }) {
  const { deployment: words } = useWords(editorWords);
  return (
    <dl className={css.details}>
      <div>
        <dt>{words.status}</dt>
        <dd>
          <Badge tone={isDeployed ? 'success' : 'neutral'} dot>
            {isDeployed ? words.statuses.active : words.statuses.inactive}
          </Badge>
        </dd>
      </div>
      {deployedAt === null ? null : (
        <div>
          <dt>{words.deployedAt}</dt>
          <dd>
            <time dateTime={deployedAt}>{formatDate(deployedAt, 'dateTime')}</time>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Hints({ isActive }: { isActive: boolean }) {
  const { deployment: words } = useWords(editorWords);
  return (
    <section className={css.hints}>
      <h3>{words.hintsTitle}</h3>
      <ul>
        {words.hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
        {isActive ? null : (
          <li>
            <strong>{words.inactive}</strong>
          </li>
        )}
      </ul>
    </section>
  );
}
