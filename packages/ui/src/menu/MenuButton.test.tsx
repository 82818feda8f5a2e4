// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Button } from '../actions/Button.tsx';
import { MenuButton } from './MenuButton.tsx';

afterEach(cleanup);

let chosen: string[];
beforeEach(() => {
  chosen = [];
});

const show = () =>
  render(
    <>
      <MenuButton
        label="Export as CSV"
        items={['Days', 'Figures', 'Conversations'].map((label) => ({
          id: label,
          label,
          help: `The ${label.toLowerCase()} of the period`,
          onSelect: () => chosen.push(label),
        }))}
        trigger={(props) => <Button {...props}>Export</Button>}
      />
      <Button>Elsewhere</Button>
    </>,
  );

const trigger = () => screen.getByRole('button', { name: 'Export' });
const focused = () => document.activeElement?.textContent ?? '';
const isOpen = () => screen.queryByRole('menu') !== null;

test('a closed menu shows nothing, and its button says that there is one', () => {
  show();
  expect(isOpen()).toBe(false);
  expect(trigger().getAttribute('aria-haspopup')).toBe('menu');
  expect(trigger().getAttribute('aria-expanded')).toBe('false');
});

test('a click opens the named menu, and the first item has the focus', async () => {
  show();
  await userEvent.click(trigger());
  expect(screen.getByRole('menu', { name: 'Export as CSV' })).toBeTruthy();
  expect(trigger().getAttribute('aria-expanded')).toBe('true');
  expect(focused()).toContain('Days');
});

test('a second click on the button closes the menu', async () => {
  show();
  await userEvent.click(trigger());
  await userEvent.click(trigger());
  expect(isOpen()).toBe(false);
});

test('Arrow Down opens at the first item, Arrow Up at the last', async () => {
  show();
  trigger().focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toContain('Conversations');
  await userEvent.keyboard('{Escape}{ArrowDown}');
  expect(focused()).toContain('Days');
});

test('arrows move around, Home and End to the ends, a letter to the item that begins with it', async () => {
  show();
  await userEvent.click(trigger());
  const seen: string[] = [];
  for (const key of ['{ArrowDown}', '{End}', '{ArrowDown}', '{ArrowUp}', '{Home}', 'f', 'c']) {
    await userEvent.keyboard(key);
    seen.push(focused().split('The')[0] ?? '');
  }
  expect(seen).toEqual([
    'Figures',
    'Conversations',
    'Days',
    'Conversations',
    'Days',
    'Figures',
    'Conversations',
  ]);
});

test('Enter chooses the item with the focus, closes the menu and returns the focus', async () => {
  show();
  trigger().focus();
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(chosen).toEqual(['Figures']);
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(trigger());
});

test('Escape closes without a choice, and the focus returns to the button', async () => {
  show();
  await userEvent.click(trigger());
  await userEvent.keyboard('{Escape}');
  expect([isOpen(), chosen]).toEqual([false, []]);
  expect(document.activeElement).toBe(trigger());
});

test('Tab and a press outside close the menu', async () => {
  show();
  await userEvent.click(trigger());
  await userEvent.tab();
  expect(isOpen()).toBe(false);
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(isOpen()).toBe(false);
});
