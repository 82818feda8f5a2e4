import { useState } from 'react';
import { limits } from '@askwell/contracts';
import { toast, useNavigate } from '@askwell/platform';
import { Button, Form, PasswordField, TextField } from '@askwell/ui';
import { useRegisterMutation } from '../api/sign-in.api.ts';
import { FailureBanner } from '../forms/FailureBanner.tsx';
import { rules } from '../forms/rules.ts';
import { useForm } from '../forms/use-form.ts';
import { Onward } from '../frame/Onward.tsx';

const words = { fallback: 'Registration failed', network: 'Network error during registration' };
const empty = { name: '', email: '', password: '', confirmPassword: '' };

export function RegisterForm() {
  const navigate = useNavigate();
  const [register, { isLoading }] = useRegisterMutation();
  const [registered, setRegistered] = useState<string | null>(null);
  const form = useForm(empty, ({ name, email, password, confirmPassword }) => ({
    name: rules.name(name),
    email: rules.email(email),
    password: rules.newPassword(password),
    confirmPassword: rules.confirmation(password, confirmPassword),
  }));

  const signUp = async () => {
    const { name, email, password } = form.values;
    const reply = await register({ name, email, password }).unwrap();
    if (reply.requiresVerification) return setRegistered(reply.email || email);
    toast.success('Account created successfully!');
    await navigate('/dashboard');
  };

  return (
    <Form onSubmit={() => form.send(signUp, words)}>
      <FailureBanner failure={form.failure} />
      {registered === null ? null : (
        <Onward
          tone="success"
          message="Registration successful! Please check your email for verification code."
          to="/verify-email"
          email={registered}
          afterMs={2000}
          linkLabel="Enter the code"
        />
      )}
      <TextField {...form.bind('name')} label="Full Name" autoComplete="name" />
      <TextField
        {...form.bind('email')}
        label="Email Address"
        type="email"
        autoComplete="email"
        placeholder="you@example.com"
      />
      <PasswordField
        {...form.bind('password')}
        label="Password"
        autoComplete="new-password"
        help={`At least ${limits.password.minimum} characters.`}
      />
      <PasswordField {...form.bind('confirmPassword')} label="Confirm Password" autoComplete="new-password" />
      <Button
        type="submit"
        variant="primary"
        size="l"
        wide
        busy={isLoading}
        busyLabel="Creating account..."
        disabled={registered !== null}
      >
        Create account
      </Button>
    </Form>
  );
}
