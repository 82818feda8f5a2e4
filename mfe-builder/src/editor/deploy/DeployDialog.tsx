import type { Deployment } from '@askwell/contracts';
import { Link } from '@askwell/platform';
import { Badge, Button, ButtonLink, CopyField, Dialog, ExternalLink } from '@askwell/ui';
import css from './DeployDialog.module.css';

type DeployDialogProps = {
  /** Null while there is nothing to show. */
  deployment: Deployment | null;
  isActive: boolean;
  isOwnerLoaded: boolean;
  onClose: () => void;
};

/** A chatbot is online: where to try it, the line that puts it on a website, and what happens there. */
export function DeployDialog({ deployment, isActive, isOwnerLoaded, onClose }: DeployDialogProps) {
  if (deployment === null) return null;
  const { testUrl, embedCode } = deployment;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Chatbot Deployed Successfully!"
      size="l"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
          <ButtonLink as={Link} to="/dashboard">
            Back to Dashboard
          </ButtonLink>
        </>
      }
    >
      {testUrl === null ? null : (
        <section className={css.test}>
          <CopyField label="Test page URL" value={testUrl} buttonLabel="Copy URL" />
          <TestChatbot url={testUrl} isReady={isOwnerLoaded} />
        </section>
      )}
      {embedCode === null ? null : (
        <CopyField
          label="Embed code"
          help="Paste this line into your pages, just before </body>."
          value={embedCode}
          multiline
          buttonLabel="Copy Embed Code"
          variant="primary"
        />
      )}
      <Details deployment={deployment} />
      <Hints isActive={isActive} />
    </Dialog>
  );
}

function TestChatbot({ url, isReady }: { url: string; isReady: boolean }) {
  const icon = <ExternalLink aria-hidden="true" />;
  if (!isReady)
    return (
      <Button disabled icon={icon}>
        Test Chatbot
      </Button>
    );
  return (
    <ButtonLink as="a" href={url} target="_blank" rel="noreferrer" icon={icon}>
      Test Chatbot
    </ButtonLink>
  );
}

function Details({ deployment: { isDeployed, deployedAt } }: { deployment: Deployment }) {
  return (
    <dl className={css.details}>
      <div>
        <dt>Status</dt>
        <dd>
          <Badge tone={isDeployed ? 'success' : 'neutral'} dot>
            {isDeployed ? 'Active' : 'Inactive'}
          </Badge>
        </dd>
      </div>
      {deployedAt === null ? null : (
        <div>
          <dt>Deployed At</dt>
          <dd>
            <time dateTime={deployedAt}>{moment.format(new Date(deployedAt))}</time>
          </dd>
        </div>
      )}
    </dl>
  );
}

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });

function Hints({ isActive }: { isActive: boolean }) {
  return (
    <section className={css.hints}>
      <h3>How it works</h3>
      <ul>
        <li>Your chatbot appears as a floating button on your website.</li>
        <li>Add it to every page: conversations continue as visitors browse.</li>
        <li>Changes you save go live within a minute.</li>
        {isActive ? null : (
          <li>
            <strong>
              &lsquo;Chatbot Active&rsquo; is off in the Settings: visitors see nothing until you turn it on.
            </strong>
          </li>
        )}
      </ul>
    </section>
  );
}
