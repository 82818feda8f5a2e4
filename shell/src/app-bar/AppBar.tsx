import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useSession } from '@askwell/platform';
import { QuietBoundary, registry } from '@askwell/platform/shell';
import { useWords, withCommandKey } from '@askwell/ui';
import { Search } from '@askwell/ui/more-icons';
import { appBarWords } from '../words/app-bar.ts';
import { AccountMenu } from './account/AccountMenu.tsx';
import css from './AppBar.adopted.module.css';
import { ChatbotLinks } from './ChatbotLinks.tsx';
import { ChatbotSwitcher } from './ChatbotSwitcher.tsx';
import { useListChatbotsQuery } from './frame.api.ts';
import { addressOf, chatbotIn, chatbotLinksOf, commandsOf, pathOf } from './frame-entries.ts';
import { HeaderSlots } from './HeaderSlots.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { useFrameKeys } from './use-frame-keys.ts';
import { useToastsOfPage } from './use-toasts-of-page.ts';

const Palette = lazy(() => import(/* webpackChunkName: "palette" */ './palette/Palette.tsx'));
const ShortcutSheet = lazy(() => import(/* webpackChunkName: "palette" */ './palette/ShortcutSheet.tsx'));

const fields = 'input, textarea, select, [contenteditable]';

/**
 * The bar below the navigation on pages for owners: the chosen chatbot and its pages, the search,
 * the account. What it shows of the pages comes from each remote's `remote.json`.
 */
export default function AppBar(): ReactNode {
  return (
    <QuietBoundary>
      <Bar />
    </QuietBoundary>
  );
}

function Bar() {
  const words = useWords(appBarWords);
  const location = useLocation();
  const navigate = useNavigate();
  const { user } = useSession();
  const { data: list } = useListChatbotsQuery();
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null);
  const chosen = chatbotIn(location);
  const links = chosen === null ? [] : chatbotLinksOf(registry, chosen);
  const current = links.find(({ address }) => pathOf(address) === location.pathname);
  // With one chatbot there is nothing to choose.
  const only = list?.chatbots.length === 1 ? (list.chatbots[0]?._id ?? null) : null;
  const commands = commandsOf(registry, chosen ?? only);
  /** What was typed since the search was opened, and what had the focus then; null while closed. */
  const buffer = useRef<{ text: string; focused: Element | null } | null>(null);
  const openPalette = () => {
    buffer.current = { text: '', focused: document.activeElement };
    setOpen('palette');
  };
  const openShortcuts = () => {
    buffer.current = null;
    setOpen('shortcuts');
  };
  const close = () => {
    buffer.current = null;
    setOpen(null);
  };
  useFrameKeys(commands, {
    go: (address) => void navigate(address),
    openPalette,
    openShortcuts,
    bufferKey: (key) => {
      if (buffer.current === null) return false;
      const focused = document.activeElement;
      // In a field that was chosen since, the letters belong to it.
      if (focused !== buffer.current.focused && focused?.matches(fields)) {
        close();
        return false;
      }
      buffer.current.text += key;
      return true;
    },
    cancelPalette: () => {
      if (buffer.current !== null) close();
    },
  });
  useToastsOfPage(location.pathname);
  if (user === null) return null;

  const addressFor = (id: string) => addressOf(current ?? { to: '/chatbot/:id' }, id) ?? '/dashboard';
  return (
    <section aria-label={words.label} className={css.bar}>
      <div className={css.inner}>
        <ChatbotSwitcher list={list} chosen={chosen} addressFor={addressFor} />
        {links.length > 0 ? (
          <ChatbotLinks links={links} pathname={location.pathname}>
            <MoreMenu onSearch={openPalette} />
          </ChatbotLinks>
        ) : null}
        <div className={css.lent}>
          <HeaderSlots />
        </div>
        <div className={css.end}>
          <button type="button" className={css.search} onClick={openPalette}>
            <Search aria-hidden="true" />
            <span>{words.palette.open}</span>
            <kbd aria-hidden="true">{withCommandKey('K')}</kbd>
          </button>
          <AccountMenu user={user} onShortcuts={openShortcuts} />
        </div>
      </div>
      <Suspense>
        {open === 'palette' ? (
          <Palette
            commands={commands}
            chatbots={list?.chatbots ?? []}
            bufferedText={() => buffer.current?.text ?? ''}
            onShortcuts={openShortcuts}
            onClose={close}
          />
        ) : null}
        {open === 'shortcuts' ? <ShortcutSheet commands={commands} onClose={close} /> : null}
      </Suspense>
    </section>
  );
}
