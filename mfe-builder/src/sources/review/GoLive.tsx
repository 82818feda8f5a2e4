import { useEffect, useEffectEvent, useState } from 'react';
import { messageOf, toast, useNavigate } from '@askwell/platform';
import { Button, useWords } from '@askwell/ui';
import { Rocket } from '@askwell/ui/more-icons';
import { useDeployHereMutation, useGetInstallationQuery } from '../../api/install.api.ts';
import { useMay } from '../../api/use-may.ts';
import { reviewWords } from '../../words/review.ts';
import { isOpen } from './review-state.ts';
import type { Review } from './use-review.ts';
import css from './GoLive.module.css';

type GoLiveProps = { review: Review; chatbotId: string };

/**
 * Until the chatbot is deployed: accepts the drafts that are open, deploys, copies the embed code,
 * and leads to the installation.
 */
export function GoLive({ review, chatbotId }: GoLiveProps) {
  const { live: words } = useWords(reviewWords);
  const mayEdit = useMay('edit');
  const navigate = useNavigate();
  const { data } = useGetInstallationQuery(chatbotId, { refetchOnMountOrArgChange: true });
  const [deploy] = useDeployHereMutation();
  const [isGoing, setIsGoing] = useState(false);
  const { state, isSaving, hasFailed } = review;

  const finish = useEffectEvent(async () => {
    try {
      await deploy(chatbotId).unwrap();
      toast.success(words.deployed);
      await navigate(`/chatbot/${chatbotId}/install`);
    } catch (error) {
      setIsGoing(false);
      toast.error(messageOf(error, words.failed));
    }
  });
  // The decisions are stored one call at a time; the deployment comes after the last one.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what is deployed is outside of React
    if (isGoing && !isSaving) void finish();
  }, [isGoing, isSaving]);

  if (!mayEdit || data === undefined || (data.deployment.isDeployed && !isGoing)) return null;
  if (state.drafts.length === 0) return null;
  const open = state.drafts.filter((draft) => isOpen(state, draft)).map(({ id }) => id);

  const go = () => {
    // At once: browsers let a page copy only while the press is being handled.
    navigator.clipboard.writeText(data.embedCode).catch(() => {
      // The next page has the code, with a button that copies it.
    });
    if (open.length > 0) review.decide(open, 'accepted');
    setIsGoing(true);
  };
  return (
    <div className={css.strip}>
      <p className={css.text}>{words.text(open.length)}</p>
      <Button
        variant="primary"
        icon={<Rocket aria-hidden="true" />}
        busy={isGoing && !hasFailed}
        busyLabel={words.going}
        onClick={go}
      >
        {words.action(open.length)}
      </Button>
    </div>
  );
}
