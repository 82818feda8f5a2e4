// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FailureBanner } from './FailureBanner.tsx';

afterEach(cleanup);

test('a refused form shows what the server said, and nothing else', () => {
  render(<FailureBanner failure={{ message: 'This address is taken.' }} />);
  expect(screen.getByRole('alert').textContent).toBe('This address is taken.');
});

test('without a connection, a form says what to do next', () => {
  render(<FailureBanner failure={{ message: 'Login failed', reason: 'network' }} />);
  expect(screen.getByRole('alert').textContent).toContain('Please check your connection');
});

test('a form that keeps the text says so in its own words', () => {
  const hints = { network: 'Your message is still here.', timeout: 'Still here.' };
  render(<FailureBanner failure={{ message: 'Not sent', reason: 'network' }} hints={hints} />);
  expect(screen.getByRole('alert').textContent).toBe('Not sentYour message is still here.');
});

test('without a failure there is no banner', () => {
  render(<FailureBanner failure={null} />);
  expect(screen.queryByRole('alert')).toBeNull();
});
