// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../actions/Button.tsx';
import { Banner } from './Banner.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Toast } from './Toast.tsx';

afterEach(cleanup);

test('a toast is read and can be dismissed', async () => {
  const onDismiss = vi.fn<() => void>();
  render(
    <Toast tone="success" onDismiss={onDismiss}>
      Login successful!
    </Toast>,
  );
  expect(screen.getByText('Login successful!')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('a leaving toast plays its exit', () => {
  const toast = (leaving: boolean) => (
    <Toast tone="info" leaving={leaving} onDismiss={() => undefined} data-testid="toast">
      Saved
    </Toast>
  );
  const { rerender } = render(toast(false));
  const before = screen.getByTestId('toast').className;
  rerender(toast(true));
  expect(screen.getByTestId('toast').className).not.toBe(before);
});

test.each([
  ['danger', 'alert'],
  ['warning', 'alert'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('a banner of tone %s has the role %s', (tone, role) => {
  render(
    <Banner tone={tone} title="API Key Required">
      Add it in your profile.
    </Banner>,
  );
  expect(screen.getByRole(role).textContent).toBe('API Key RequiredAdd it in your profile.');
});

test('a banner offers what to do', async () => {
  const retry = vi.fn<() => void>();
  render(<Banner action={<Button onClick={retry}>Try again</Button>}>Failed to load</Banner>);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('an empty state says what comes and how to begin', () => {
  render(
    <EmptyState
      title="No chatbots yet"
      text="Create the first one."
      action={<Button>Create</Button>}
      art="x"
    />,
  );
  expect(screen.getByText('No chatbots yet')).toBeTruthy();
  expect(screen.getByText('Create the first one.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create' })).toBeTruthy();
  expect(screen.getByText('x').getAttribute('aria-hidden')).toBe('true');
});
