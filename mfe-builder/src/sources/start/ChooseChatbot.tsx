import { useState } from 'react';
import type { ChatbotSummary } from '@askwell/contracts';
import { messageOf, useNavigate } from '@askwell/platform';
import { Banner, Button, SelectField, useWords } from '@askwell/ui';
import { useAddSourceMutation } from '../../api/sources.api.ts';
import { sourcesWords } from '../../words/sources.ts';
import { keptAddress } from './kept-address.ts';
import css from './ChooseChatbot.module.css';

type ChooseChatbotProps = { host: string; chatbots: readonly ChatbotSummary[] };

/** Adds the address that was entered on the landing page to one of the chatbots. */
export default function ChooseChatbot({ host, chatbots }: ChooseChatbotProps) {
  const { start: words, add } = useWords(sourcesWords);
  const navigate = useNavigate();
  const [addSource, { isLoading }] = useAddSourceMutation();
  const [chosen, setChosen] = useState(chatbots[0]?._id ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [isDismissed, setIsDismissed] = useState(false);
  if (isDismissed) return null;

  const read = async () => {
    try {
      const body = { kind: 'website', url: keptAddress.read() } as const;
      await addSource({ chatbotId: chosen, body }).unwrap();
      keptAddress.forget();
      await navigate(`/chatbot/${chosen}?review`);
    } catch (error) {
      setProblem(messageOf(error, add.failed));
    }
  };
  const dismiss = () => {
    keptAddress.forget();
    setIsDismissed(true);
  };
  return (
    <Banner title={words.chooseTitle(host)}>
      <div className={css.choice}>
        <SelectField
          label={words.chatbot}
          value={chosen}
          error={problem ?? undefined}
          onChange={(event) => setChosen(event.target.value)}
        >
          {chatbots.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className={css.actions}>
          <Button variant="primary" busy={isLoading} busyLabel={add.adding} onClick={() => void read()}>
            {words.create}
          </Button>
          <Button variant="quiet" onClick={dismiss}>
            {words.notNow}
          </Button>
        </div>
      </div>
    </Banner>
  );
}
