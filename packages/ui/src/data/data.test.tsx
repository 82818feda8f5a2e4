// @vitest-environment happy-dom
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { AnswerText } from './AnswerText.tsx';
import { CopyField } from './CopyField.tsx';
import { Pagination } from './Pagination.tsx';
import { StatCard } from './StatCard.tsx';

// A busy machine takes longer than a second.
configure({ asyncUtilTimeout: 60_000 });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('one press copies, and the button says so', async () => {
  const user = userEvent.setup();
  render(<CopyField label="Embed code" value="<script>" buttonLabel="Copy code" />);
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('<script>');
});

test('where the browser refuses to copy, the keys are named', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  render(<CopyField label="Embed code" value="<script>" buttonLabel="Copy code" multiline />);
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await screen.findByText('Press Ctrl+C or ⌘C to copy.')).toBeTruthy();
});

test('what is to be copied is read-only and selected as a whole', async () => {
  render(<CopyField label="Token" value="abc" buttonLabel="Copy" />);
  const field = screen.getByLabelText<HTMLInputElement>('Token');
  await userEvent.click(field);
  expect(field.readOnly).toBe(true);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 3]);
});

const pages = (page: number, total: number) => {
  const onPageChange = vi.fn<(page: number) => void>();
  const onPageSizeChange = vi.fn<(size: number) => void>();
  render(
    <Pagination
      label="conversations"
      page={page}
      pageSize={5}
      total={total}
      pageSizes={[5, 10]}
      onPageChange={onPageChange}
      onPageSizeChange={onPageSizeChange}
    />,
  );
  return { onPageChange, onPageSizeChange };
};
const step = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('the middle of a list leads both ways', async () => {
  const { onPageChange } = pages(2, 12);
  expect(screen.getByRole('navigation', { name: 'Pages of conversations' }).textContent).toContain(
    '6–10 of 12',
  );
  await userEvent.click(step('Previous page'));
  await userEvent.click(step('Next page'));
  expect(onPageChange.mock.calls).toEqual([[1], [3]]);
});

test('the ends of a list lead nowhere', () => {
  pages(3, 12);
  expect(screen.getByText('11–12 of 12')).toBeTruthy();
  expect([step('Previous page').disabled, step('Next page').disabled]).toEqual([false, true]);
});

test('an empty list has one page', () => {
  pages(1, 0);
  expect(screen.getByText('0–0 of 0')).toBeTruthy();
  expect([step('Previous page').disabled, step('Next page').disabled]).toEqual([true, true]);
});

test('the size of a page can be chosen', async () => {
  const { onPageSizeChange } = pages(1, 12);
  await userEvent.selectOptions(screen.getByLabelText('Show'), '10');
  expect(onPageSizeChange).toHaveBeenCalledExactlyOnceWith(10);
});

test.each([
  [12, '+12%'],
  [-3, '-3%'],
  [0, '0%'],
])('a figure that changed by %d says so', (change, text) => {
  render(<StatCard label="Total Messages" value="840" change={change} />);
  expect(screen.getByText(text)).toBeTruthy();
});

test('a figure without a past shows no change', () => {
  const { container } = render(<StatCard label="Total Messages" value="840" />);
  expect(container.textContent).toBe('Total Messages840');
});

test('an answer shows its emphasis, and stars that mean nothing stay', () => {
  const { container } = render(<AnswerText text="We open at **9 AM**. 2 ** 3 is 8." />);
  expect(container.querySelector('strong')?.textContent).toBe('9 AM');
  expect(container.textContent).toBe('We open at 9 AM. 2 ** 3 is 8.');
});
