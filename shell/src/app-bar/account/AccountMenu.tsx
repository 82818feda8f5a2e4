import type { ReactNode } from 'react';
import type { User } from '@askwell/contracts';
import { chosenAccount, hasPage, useGetMeQuery } from '@askwell/platform';
import { User as UserIcon, useWords } from '@askwell/ui';
import { Keyboard } from '@askwell/ui/more-icons';
import { appBarWords } from '../../words/app-bar.ts';
import { FrameMenu } from '../FrameMenu.tsx';
import menu from '../FrameMenu.adopted.module.css';
import { MenuChoice, MenuLink } from '../MenuChoice.tsx';
import css from './AccountMenu.adopted.module.css';
import { theme, themes, useTheme } from './theme.ts';

type AccountMenuProps = { user: User; onShortcuts: () => void };

/** Who is signed in, the accounts to choose from, the theme, and the list of shortcuts. */
export function AccountMenu({ user, onShortcuts }: AccountMenuProps) {
  const { account: words, shortcuts } = useWords(appBarWords);
  const chosenTheme = useTheme();
  const accounts = useGetMeQuery().data?.accounts ?? [];
  return (
    <FrameMenu
      label={words.open}
      align="end"
      triggerClass={css.trigger}
      trigger={
        <span className={css.avatar} aria-hidden="true">
          {Array.from(user.name.trim())[0]?.toUpperCase()}
        </span>
      }
    >
      <div className={css.person} role="presentation">
        <span className={css.name}>{user.name}</span>
        <span className={css.email}>{user.email}</span>
      </div>
      {hasPage('/profile') ? (
        <MenuLink to="/profile" icon={<UserIcon aria-hidden="true" />}>
          {words.profile}
        </MenuLink>
      ) : null}
      <button type="button" role="menuitem" tabIndex={-1} className={menu.item} onClick={onShortcuts}>
        <Keyboard aria-hidden="true" />
        <span className={menu.text}>{shortcuts.title}</span>
        <kbd className={css.key}>?</kbd>
      </button>
      {accounts.length < 2 ? null : (
        <Group label={words.accounts}>
          {accounts.map(({ id, name, role, isPaused = false }) => (
            <MenuChoice
              key={id}
              label={id === user._id ? words.own(name) : words.other(name, words.roles[role])}
              {...(isPaused && { note: words.paused })}
              isChosen={id === user.account.id}
              isDisabled={isPaused}
              onChoose={() => chosenAccount.choose(id)}
            />
          ))}
        </Group>
      )}
      <Group label={words.theme}>
        {themes.map((one) => (
          <MenuChoice
            key={one}
            label={words.themes[one]}
            isChosen={one === chosenTheme}
            onChoose={() => theme.choose(one)}
          />
        ))}
      </Group>
    </FrameMenu>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <hr className={menu.rule} />
      <fieldset aria-label={label} className={menu.group}>
        <div className={menu.heading} aria-hidden="true">
          {label}
        </div>
        {children}
      </fieldset>
    </>
  );
}
