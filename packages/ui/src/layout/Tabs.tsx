import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import css from './Tabs.module.css';

export type Tab<Id extends string> = {
  id: Id;
  label: ReactNode;
  icon?: ReactNode;
  content: ReactNode;
};

export type TabsProps<Id extends string> = {
  /** Names the list of tabs for assistive technology. */
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** `vertical` is a side menu that becomes a row on a narrow screen. */
  orientation?: 'horizontal' | 'vertical';
  className?: string;
};

/** One of several views of the same thing; arrows move between the tabs. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  orientation = 'horizontal',
  className,
}: TabsProps<Id>) {
  const choose = (id: string) => {
    const tab = tabs.find((candidate) => candidate.id === id);
    if (tab) onChange(tab.id);
  };
  return (
    <Root
      value={value}
      onValueChange={choose}
      orientation={orientation}
      className={classes(css.tabs, css[orientation], className)}
    >
      <List aria-label={label} className={css.list}>
        {tabs.map((tab) => (
          <Trigger key={tab.id} value={tab.id} className={css.tab}>
            {tab.icon}
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.id} value={tab.id} className={css.content}>
          {tab.content}
        </Content>
      ))}
    </Root>
  );
}
