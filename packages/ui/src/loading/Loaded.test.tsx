// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Delayed } from './Delayed.tsx';
import { Loaded, type QueryState } from './Loaded.tsx';
import { Spinner } from './Spinner.tsx';
import { Waiting } from './Waiting.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const loading: QueryState<string[]> = { isError: false, isFetching: true, refetch: () => undefined };
const explain = (error: unknown, fallback: string) => (error instanceof Error ? error.message : fallback);

const show = (query: QueryState<string[]>) =>
  render(
    <Loaded query={query} failed="Failed to load your tokens" explain={explain} skeleton="▒▒▒">
      {(tokens) => <p>{tokens.join()}</p>}
    </Loaded>,
  );

test('content is shown as soon as it is there, also while it is loaded again', () => {
  show({ ...loading, data: ['one', 'two'] });
  expect(screen.getByText('one,two')).toBeTruthy();
});

test('old content stays when loading it again fails', () => {
  show({ ...loading, data: ['one'], isError: true, error: new Error('No.') });
  expect(screen.getByText('one')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a screen reader hears at once that something is loading; the skeleton comes after 300 ms', () => {
  vi.useFakeTimers();
  show(loading);
  expect(screen.getByText('Loading').closest('[aria-busy="true"]')).not.toBeNull();
  expect(screen.queryByText('▒▒▒')).toBeNull();
  act(() => void vi.advanceTimersByTime(300));
  expect(screen.getByText('▒▒▒')).toBeTruthy();
});

test('a failure says what failed and why, and tries again', async () => {
  const refetch = vi.fn<() => void>();
  show({ isError: true, isFetching: false, error: new Error('Not now.'), refetch });
  expect(screen.getByRole('alert').textContent).toContain('Failed to load your tokensNot now.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('without a reason of the server, it says to check the connection', () => {
  show({ isError: true, isFetching: false, refetch: () => undefined });
  expect(screen.getByRole('alert').textContent).toContain('check your connection');
});

test('while it tries again, the button is busy and ignores clicks', async () => {
  const refetch = vi.fn<() => void>();
  show({ isError: true, isFetching: true, refetch });
  await userEvent.click(screen.getByRole('button', { name: 'Trying...' }));
  expect(refetch).not.toHaveBeenCalled();
});

test('what is quick never flickers', () => {
  vi.useFakeTimers();
  const { unmount } = render(<Delayed ms={500}>slow</Delayed>);
  act(() => void vi.advanceTimersByTime(499));
  expect(screen.queryByText('slow')).toBeNull();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('a view that waits says for what', () => {
  vi.useFakeTimers();
  render(<Waiting label="Checking authentication" />);
  act(() => void vi.advanceTimersByTime(300));
  expect(screen.getByRole('status').textContent).toBe('Checking authentication');
});

test('a spinner is decoration, or read out if it stands alone', () => {
  const { rerender } = render(<Spinner />);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<Spinner label="Saving" />);
  expect(screen.getByRole('status').textContent).toBe('Saving');
});
