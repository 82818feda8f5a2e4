import type { Installation } from '@askwell/contracts';
import { Link, messageOf, toast } from '@askwell/platform';
import { Banner, Button, ButtonLink, useWords } from '@askwell/ui';
import { Rocket } from '@askwell/ui/more-icons';
import { useDeployHereMutation } from '../api/install.api.ts';
import { useMay } from '../api/use-may.ts';
import { installWords } from '../words/install.ts';

type NotActiveNoticeProps = { id: string; installation: Installation };

/** Says why visitors do not see the chatbot, with the action that changes it. */
export function NotActiveNotice({ id, installation: { deployment, status } }: NotActiveNoticeProps) {
  const words = useWords(installWords);
  const mayEdit = useMay('edit');
  if (status === 'active') return null;
  if (deployment.isDeployed)
    return (
      <Banner
        tone="warning"
        title={words.off}
        action={
          mayEdit ? (
            <ButtonLink as={Link} to={`/chatbot/${id}`} size="s">
              {words.toSettings}
            </ButtonLink>
          ) : null
        }
      >
        {words.offText}
      </Banner>
    );
  return (
    <Banner title={words.notDeployed} action={mayEdit ? <DeployButton id={id} /> : null}>
      {words.notDeployedText}
    </Banner>
  );
}

function DeployButton({ id }: { id: string }) {
  const words = useWords(installWords);
  const [deploy, { isLoading }] = useDeployHereMutation();
  const run = async () => {
    try {
      await deploy(id).unwrap();
      toast.success(words.deployed);
    } catch (error) {
      toast.error(messageOf(error, words.deployFailed));
    }
  };
  return (
    <Button
      size="s"
      variant="primary"
      busy={isLoading}
      busyLabel={words.deploying}
      icon={<Rocket aria-hidden="true" />}
      onClick={() => void run()}
    >
      {words.deploy}
    </Button>
  );
}
