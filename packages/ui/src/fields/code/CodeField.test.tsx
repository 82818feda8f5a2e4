// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CodeField } from './CodeField.tsx';

afterEach(cleanup);

function Verify({ error }: { error?: string }) {
  const [code, setCode] = useState('');
  return <CodeField label="Verification Code" value={code} onChange={setCode} error={error} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Verification Code');
const boxes = () =>
  [...(document.querySelector('[aria-hidden="true"]')?.children ?? [])].map((box) => box.textContent);

test('digits fill the boxes; everything else is ignored', async () => {
  render(<Verify />);
  await userEvent.type(field(), '1a2 -3');
  expect(field().value).toBe('123');
  expect(boxes()).toEqual(['1', '2', '3', '', '', '']);
});

test('a pasted code is taken out of its sentence, six digits at most', async () => {
  render(<Verify />);
  await userEvent.click(field());
  await userEvent.paste('Your code: 123 4567');
  expect(field().value).toBe('123456');
});

test('a phone shows digits and offers the code of the mail', () => {
  render(<Verify />);
  expect(field().inputMode).toBe('numeric');
  expect(field().autocomplete).toBe('one-time-code');
});

test('a wrong code is said at the field', () => {
  render(<Verify error="This code is wrong." />);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('This code is wrong.').id).toBe(field().getAttribute('aria-describedby'));
});
