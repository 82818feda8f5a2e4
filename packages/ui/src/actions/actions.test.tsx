// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useFocusOnMount } from '../use-focus-on-mount.ts';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { IconButton } from './IconButton.tsx';

afterEach(cleanup);

test('a button does not send a form unless it is told to', () => {
  render(<Button>Cancel</Button>);
  expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
});

test('a busy button says what it is doing, keeps the focus and ignores clicks', async () => {
  const onClick = vi.fn<() => void>();
  const button = (busy: boolean) => (
    <Button busy={busy} busyLabel="Saving..." onClick={onClick}>
      Save
    </Button>
  );
  const { rerender } = render(button(false));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  rerender(button(true));
  await userEvent.click(screen.getByRole('button', { name: 'Saving...' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('button'));
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
});

test('a busy button does not send its form either', async () => {
  const onSubmit = vi.fn<() => void>();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an icon button has a name', () => {
  render(<IconButton label="Delete">×</IconButton>);
  expect(screen.getByRole('button', { name: 'Delete' }).title).toBe('Delete');
});

test('a link that looks like a button is a link', () => {
  render(
    <ButtonLink as="a" href="/register" variant="primary">
      Sign up
    </ButtonLink>,
  );
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/register');
});

function Step({ isWanted }: { isWanted: boolean }) {
  return <input ref={useFocusOnMount<HTMLInputElement>(isWanted)} aria-label="Code" />;
}

test('the first field of a step has the focus when the step appears, and not again', () => {
  const { rerender } = render(<Step isWanted />);
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  screen.getByLabelText('Code').blur();
  rerender(<Step isWanted />);
  expect(document.activeElement).toBe(document.body);
});

test('a step that does not want the focus leaves it alone', () => {
  render(<Step isWanted={false} />);
  expect(document.activeElement).toBe(document.body);
});
