import type { ChatbotList } from '@askwell/contracts';
import { hasPage } from '@askwell/platform';
import { useWords } from '@askwell/ui';
import { ChevronsUpDown, LayoutGrid, Plus } from '@askwell/ui/more-icons';
import { appBarWords } from '../words/app-bar.ts';
import css from './AppBar.adopted.module.css';
import { FrameMenu } from './FrameMenu.tsx';
import menu from './FrameMenu.adopted.module.css';
import { MenuLink } from './MenuChoice.tsx';

type ChatbotSwitcherProps = {
  list: ChatbotList | undefined;
  chosen: string | null;
  /** Where another chatbot is shown: the same page of it. */
  addressFor: (chatbotId: string) => string;
};

/** The name of the chosen chatbot, and a menu of the others. */
export function ChatbotSwitcher({ list, chosen, addressFor }: ChatbotSwitcherProps) {
  const { chatbots: words } = useWords(appBarWords);
  const chatbots = list?.chatbots ?? [];
  const name = chatbots.find(({ _id }) => _id === chosen)?.name;
  return (
    <FrameMenu
      label={chosen === null ? words.choose : words.chosen(name ?? words.unknown)}
      align="start"
      triggerClass={css.switcher}
      trigger={
        <>
          <span className={css.chosen}>{chosen === null ? words.all : (name ?? words.unknown)}</span>
          <ChevronsUpDown aria-hidden="true" />
        </>
      }
    >
      {chatbots.map((chatbot) => (
        <MenuLink key={chatbot._id} to={addressFor(chatbot._id)} isCurrent={chatbot._id === chosen}>
          {chatbot.name}
        </MenuLink>
      ))}
      {chatbots.length > 0 ? <hr className={menu.rule} /> : null}
      <MenuLink to="/dashboard" icon={<LayoutGrid aria-hidden="true" />}>
        {words.all}
      </MenuLink>
      {list?.creation === 'allowed' && hasPage('/chatbot/new') ? (
        <MenuLink to="/chatbot/new" icon={<Plus aria-hidden="true" />}>
          {words.create}
        </MenuLink>
      ) : null}
    </FrameMenu>
  );
}
