import { useEffect, useState } from 'react';
import type { ChatbotList, FrameCommand } from '@askwell/contracts';
import { hasPage, useSignOut } from '@askwell/platform';
import { translated, useWords } from '@askwell/ui';
import { appBarWords } from '../../words/app-bar.ts';
import { shellWords } from '../../words/shell.ts';
import { theme, themes } from '../account/theme.ts';
import { useFindInboxConversationsQuery, useListFaqsQuery } from '../frame.api.ts';
import type { Reachable } from '../frame-entries.ts';
import { matching, type Result } from './results.ts';

/** A search begins when the person has typed this much, and nothing for a moment. */
const leastLetters = 2;
const pauseMs = 250;
/** All commands are shown before anything is typed. */
const mostCommands = 20;

type Wanted = {
  text: string;
  commands: Reachable<FrameCommand>[];
  chatbots: ChatbotList['chatbots'];
  onShortcuts: () => void;
};
type Group = { id: 'commands' | 'chatbots' | 'faqs' | 'conversations'; results: Result[] };

/** What the palette finds: commands and chatbots at once, FAQs and conversations by calls. */
export function useResults({ text, commands, chatbots, onShortcuts }: Wanted) {
  const { palette: words, shortcuts } = useWords(appBarWords);
  const { header } = useWords(shellWords);
  const { signOut } = useSignOut();
  const search = useSettled(text.trim());
  const isAsking = search.length >= leastLetters;
  const faqs = useListFaqsQuery(chatbots, { skip: !isAsking || chatbots.length === 0 });
  const conversations = useFindInboxConversationsQuery(search, { skip: !isAsking || !hasPage('/inbox') });
  const ofCommands: Result[] = [
    ...commands.map(({ label, labels, address, keys }) => ({
      id: address,
      label: translated(label, labels),
      to: address,
      ...(keys !== undefined && { note: keys.toUpperCase() }),
    })),
    ...themes.map((one) => ({
      id: one,
      label: words.themeCommand(words.themes[one]),
      to: () => theme.choose(one),
    })),
    { id: 'shortcuts', label: shortcuts.title, note: '?', to: onShortcuts },
    { id: 'sign-out', label: header.signOut, to: signOut },
  ];
  const ofChatbots = chatbots.map(({ _id, name }) => ({ id: _id, label: name, to: `/chatbot/${_id}` }));
  const ofFaqs = (faqs.currentData ?? []).map(({ chatbotId, chatbot, question }) => ({
    id: `${chatbotId} ${question}`,
    label: question,
    note: chatbot,
    to: `/chatbot/${chatbotId}?${String(new URLSearchParams({ faq: question }))}`,
  }));
  const ofConversations = (conversations.currentData ?? []).map(({ id, visitor, lastMessage }) => ({
    id,
    label: lastMessage,
    note: visitor ?? words.anonymous,
    to: `/inbox?filter=all&conversation=${id}`,
  }));
  const groups: Group[] = [
    { id: 'chatbots', results: matching(ofChatbots, text) },
    { id: 'commands', results: matching(ofCommands, text, mostCommands) },
    { id: 'faqs', results: isAsking ? matching(ofFaqs, text) : [] },
    // The server looked through all messages, not only through the one that is shown.
    { id: 'conversations', results: isAsking ? matching(ofConversations, '') : [] },
  ];
  return {
    groups: groups.filter(({ results }) => results.length > 0),
    isSearching: faqs.isFetching || conversations.isFetching || search !== text.trim(),
    hasFailed: isAsking && (faqs.isError || conversations.isError),
  };
}

/** The text, once nothing has been typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
