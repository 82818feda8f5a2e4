// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';
import { Switch } from './Switch.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

/** What a screen reader says after the name of a control. */
const described = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? null;

test.each([
  ['a text field', TextField],
  ['a text area', TextArea],
  ['a password field', PasswordField],
  ['a select', SelectField],
])('%s has its label and its help', (_, Field) => {
  render(<Field label="Name" help="As on your passport" />);
  const control = screen.getByLabelText('Name');
  expect(described(control)).toBe('As on your passport');
  expect(control.hasAttribute('aria-invalid')).toBe(false);
});

test('an error takes the place of the help and marks the control', () => {
  render(<TextField label="Name" help="As on your passport" error="Please enter your name" />);
  const control = screen.getByLabelText('Name');
  expect(described(control)).toBe('Please enter your name');
  expect(control.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('As on your passport')).toBeNull();
});

test('without help or error, nothing describes the control', () => {
  render(<TextField label="Name" />);
  expect(screen.getByLabelText('Name').hasAttribute('aria-describedby')).toBe(false);
});

test('two fields with the same label are told apart by their ids', () => {
  render(
    <>
      <TextField label="Name" help="First" />
      <TextField label="Name" help="Second" />
    </>,
  );
  expect(screen.getAllByLabelText('Name').map(described)).toEqual(['First', 'Second']);
});

test('a password is hidden until the person shows it', async () => {
  render(<PasswordField label="Key" secretName="API key" />);
  const control = screen.getByLabelText<HTMLInputElement>('Key');
  expect(control.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show API key' }));
  expect(control.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide API key' }));
  expect(control.type).toBe('password');
});

test('the toggle of a password does not send its form', async () => {
  let sent = 0;
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <PasswordField label="Password" />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(sent).toBe(0);
});

test('the whole line of a switch turns it on', async () => {
  render(<Switch label="Emoji" help="Visitors may send them" />);
  const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Emoji' });
  expect(described(control)).toBe('Visitors may send them');
  await userEvent.click(screen.getByText('Emoji'));
  expect(control.checked).toBe(true);
});

test('one of a few can be chosen', async () => {
  render(
    <SelectField label="Valid for" defaultValue="30d">
      <option value="30d">30 days</option>
      <option value="365d">A year</option>
    </SelectField>,
  );
  await userEvent.selectOptions(screen.getByLabelText('Valid for'), 'A year');
  expect(screen.getByLabelText<HTMLSelectElement>('Valid for').value).toBe('365d');
});
