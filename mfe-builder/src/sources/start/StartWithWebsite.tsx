import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { limits, type ChatbotList } from '@askwell/contracts';
import { messageOf, toast, useNavigate } from '@askwell/platform';
import { useWords } from '@askwell/ui';
import { useStartWithSourceMutation } from '../../api/start.api.ts';
import { sourcesWords } from '../../words/sources.ts';
import { AddSource, type Addition } from '../add/AddSource.tsx';
import { hostOf } from '../add/address.ts';
import { keptAddress } from './kept-address.ts';

/**
 * Starts a chatbot from a website or a document and opens the review of its drafts. An address that
 * was entered on the landing page is started by itself as soon as chatbots can be created.
 */
export default function StartWithWebsite({ creation }: Pick<ChatbotList, 'creation'>) {
  const { start: words, add } = useWords(sourcesWords);
  const navigate = useNavigate();
  const [startWithSource, { isLoading }] = useStartWithSourceMutation();
  const [creationKey] = useState(() => crypto.randomUUID());
  const [kept, setKept] = useState(keptAddress.read);
  const isAllowed = creation === 'allowed';

  const start = async (addition: Addition) => {
    const source = await startWithSource({ name: nameOf(addition), addition, creationKey }).unwrap();
    keptAddress.forget();
    await navigate(`/chatbot/${source.chatbotId}?review`);
  };

  const hasStarted = useRef(false);
  const startKept = useEffectEvent(async () => {
    if (hasStarted.current || hostOf(kept) === null) return;
    hasStarted.current = true;
    try {
      await start({ kind: 'website', url: kept });
    } catch (error) {
      toast.error(messageOf(error, add.failed));
    }
  });
  useEffect(() => {
    if (isAllowed) void startKept();
  }, [isAllowed]);

  const host = hostOf(kept);
  return (
    <AddSource
      address={kept}
      onAddressChange={(address) => {
        setKept(address);
        if (keptAddress.read() !== '') keptAddress.write(address);
      }}
      onAdd={start}
      readLabel={words.create}
      busyLabel={words.creating}
      isBusy={isLoading}
      help={isAllowed ? undefined : host === null ? words.needsKey : words.keyFirst(host)}
      disabledReason={isAllowed ? undefined : words.needsKey}
    />
  );
}

/** The first name of the chatbot: the site, or the document. */
const nameOf = (addition: Addition): string => {
  if (addition.kind === 'file') return named(addition.file.name.replace(/\.[^.]+$/, ''));
  if (addition.kind === 'text') return named(addition.title);
  return named(hostOf(addition.url)?.replace(/^www\./, '') ?? addition.url);
};

const named = (name: string): string => name.slice(0, limits.chatbot.name);
