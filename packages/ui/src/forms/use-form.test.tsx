// @vitest-environment happy-dom
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../actions/Button.tsx';
import { TextField } from '../fields/TextField.tsx';
import { FailureBanner } from './FailureBanner.tsx';
import { Form } from './Form.tsx';
import type { Refusal } from './refusal.ts';
import { useForm, type FieldStorage } from './use-form.ts';

// A busy machine takes longer than a second.
configure({ asyncUtilTimeout: 60_000 });

afterEach(cleanup);

type SignUpProps = {
  send?: (values: { name: string; email: string }) => Promise<unknown>;
  refusal?: Refusal;
  storage?: FieldStorage;
  name?: string;
};

/** A form as a remote writes it. */
function SignUp({
  send = () => Promise.resolve(),
  refusal = { message: 'Failed to sign up' },
  storage,
  name = '',
}: SignUpProps) {
  const form = useForm({
    initial: { name, email: '' },
    check: (values) => ({ email: values.email === '' ? 'Please enter your email address' : undefined }),
    ...(storage && { storage }),
  });
  const submit = async () => {
    await send(form.values);
    form.reset(['email']);
  };
  return (
    <Form onSubmit={() => form.send(submit, () => refusal)}>
      <FailureBanner failure={form.failure} />
      <TextField {...form.bind('name')} label="Name" />
      <TextField {...form.bind('email')} label="Email" />
      <Button type="submit">Sign up</Button>
      <Button onClick={() => form.reset()}>Reset</Button>
    </Form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('nothing is sent while a field is invalid; the first invalid field has the focus and says why', async () => {
  const send = vi.fn<() => Promise<void>>(() => Promise.resolve());
  render(<SignUp send={send} />);
  await press('Sign up');
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByText('Please enter your email address')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('Email')));
  expect(field('Email').getAttribute('aria-invalid')).toBe('true');
});

test('the error of a field disappears as soon as the person edits it', async () => {
  render(<SignUp />);
  await press('Sign up');
  await userEvent.type(field('Email'), 'a');
  expect(screen.queryByText('Please enter your email address')).toBeNull();
});

test('what is typed is sent', async () => {
  const send = vi.fn<(values: { name: string; email: string }) => Promise<void>>(() => Promise.resolve());
  render(<SignUp send={send} name="Ada" />);
  await userEvent.type(field('Email'), 'ada@example.com{Enter}');
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Ada', email: 'ada@example.com' });
});

test('a field keeps its initial value until it is edited, also when that value comes later', async () => {
  const { rerender } = render(<SignUp />);
  await userEvent.type(field('Email'), 'ada@example.com');
  rerender(<SignUp name="Ada" />);
  expect(field('Name').value).toBe('Ada');
  expect(field('Email').value).toBe('ada@example.com');
});

test('an error of the server appears at the field that it is about', async () => {
  const refusal = {
    message: 'Some fields need your attention.',
    fields: { email: 'This address is too long' },
  };
  render(<SignUp send={() => Promise.reject(new Error())} refusal={refusal} />);
  await userEvent.type(field('Email'), 'ada@example.com{Enter}');
  expect(await screen.findByText('This address is too long')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(field('Email')));
});

test.each([
  ['the server refuses', { message: 'Wait a minute.' }, 'Wait a minute.'],
  ['there is no network', { message: 'Failed', reason: 'network' as const }, 'check your connection'],
  ['the server is too slow', { message: 'Failed', reason: 'timeout' as const }, 'took too long'],
  [
    'the error is about a field that the form does not have',
    { message: 'No.', fields: { plan: 'No.' } },
    'No.',
  ],
])('if %s, a banner says so and nothing typed is lost', async (_, refusal, text) => {
  render(<SignUp send={() => Promise.reject(new Error())} refusal={refusal} />);
  await userEvent.type(field('Email'), 'ada@example.com{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  expect(field('Email').value).toBe('ada@example.com');
});

test('the next attempt removes the banner of the last one', async () => {
  let attempts = 0;
  const send = () => ((attempts += 1) === 1 ? Promise.reject(new Error()) : Promise.resolve());
  render(<SignUp send={send} />);
  await userEvent.type(field('Email'), 'ada@example.com{Enter}');
  await screen.findByRole('alert');
  await press('Sign up');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a form is not sent a second time while the first call is running', async () => {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  const send = vi.fn<() => Promise<void>>(() => promise);
  render(<SignUp send={send} />);
  await userEvent.type(field('Email'), 'ada@example.com{Enter}{Enter}');
  await press('Sign up');
  resolve();
  await waitFor(() => expect(field('Email').value).toBe(''));
  expect(send).toHaveBeenCalledTimes(1);
});

test('reset returns all fields to their initial values', async () => {
  render(<SignUp name="Ada" />);
  await userEvent.type(field('Name'), ' Lovelace');
  await userEvent.type(field('Email'), 'x');
  await press('Reset');
  expect([field('Name').value, field('Email').value]).toEqual(['Ada', '']);
});

test('a reload keeps the stored fields, and only those', async () => {
  const stored = new Map<string, string>();
  const storage: FieldStorage = {
    names: ['email'],
    read: (name) => stored.get(name) ?? '',
    write: (name, value) => stored.set(name, value),
  };
  const { unmount } = render(<SignUp storage={storage} />);
  await userEvent.type(field('Name'), 'Ada');
  await userEvent.type(field('Email'), 'ada@example.com');
  unmount();
  render(<SignUp storage={storage} />);
  expect([field('Name').value, field('Email').value]).toEqual(['', 'ada@example.com']);
});
