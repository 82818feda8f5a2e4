// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

const tabs = [
  { id: 'details', label: 'Details', content: 'Name and address' },
  { id: 'security', label: 'Security', content: <input aria-label="Password" /> },
  { id: 'billing', label: 'Billing', content: 'Plan' },
] as const;

function Profile() {
  const [value, setValue] = useState<string>('details');
  return <Tabs label="Profile" tabs={tabs} value={value} onChange={setValue} />;
}

const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

test('the selected tab shows its panel, the others show nothing', () => {
  render(<Profile />);
  expect(screen.getByRole('tablist', { name: 'Profile' })).toBeTruthy();
  expect(screen.getByRole('tabpanel').textContent).toBe('Name and address');
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('a click selects', async () => {
  render(<Profile />);
  await userEvent.click(tab('Billing'));
  expect(selected()).toBe('Billing');
  expect(screen.getByRole('tabpanel').textContent).toBe('Plan');
});

test('each tab is tied to its panel', () => {
  render(<Profile />);
  const panel = screen.getByRole('tabpanel');
  expect(panel.getAttribute('aria-labelledby')).toBe(tab('Details').id);
  expect(tab('Details').getAttribute('aria-controls')).toBe(panel.id);
});

test('Tab stops once in the list, then goes into the panel', async () => {
  render(<Profile />);
  await userEvent.click(tab('Security'));
  expect([tab('Details'), tab('Security'), tab('Billing')].map((one) => one.tabIndex)).toEqual([-1, 0, -1]);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

test('arrows select the next tab and move the focus there', async () => {
  render(<Profile />);
  await userEvent.click(tab('Details'));
  const seen: (string | null)[] = [];
  for (const key of ['{ArrowRight}', '{ArrowDown}', '{ArrowRight}', '{ArrowLeft}', '{Home}', '{End}']) {
    await userEvent.keyboard(key);
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
    seen.push(selected());
  }
  expect(seen).toEqual(['Security', 'Billing', 'Details', 'Billing', 'Details', 'Billing']);
});
