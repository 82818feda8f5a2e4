import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { tabAfterKey } from './tab-after-key.ts';
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

/**
 * One of several views of the same thing. The keyboard follows the tabs pattern of the WAI-ARIA
 * authoring practices: one stop for Tab, arrows, Home and End within, and what has the focus is
 * shown. A row that is wider than the screen scrolls to the selected tab.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  orientation = 'horizontal',
  className,
}: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [value]);

  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const look = () =>
      row.toggleAttribute('data-more', row.scrollWidth - row.clientWidth - Math.abs(row.scrollLeft) > 1);
    const sizes = new ResizeObserver(look);
    for (const part of [row, ...row.children]) sizes.observe(part);
    row.addEventListener('scroll', look);
    return () => {
      sizes.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, []);

  const pressKey = (event: KeyboardEvent) => {
    const current = tabs.findIndex((tab) => tab.id === value);
    const next = tabAfterKey(event.key, current, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div className={classes(css.tabs, css[orientation], className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={orientation}
        className={css.list}
        tabIndex={-1}
        onKeyDown={pressKey}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-controls={`${id}-${tab.id}-panel`}
            aria-selected={tab.id === value}
            data-state={tab.id === value ? 'active' : 'inactive'}
            tabIndex={tab.id === value ? 0 : -1}
            className={css.tab}
            onClick={() => onChange(tab.id)}
          >
            {tab.icon}
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          hidden={tab.id !== value}
          className={css.content}
        >
          {tab.id === value ? tab.content : null}
        </div>
      ))}
    </div>
  );
}
