import { useState } from 'react';
import { callProblem, Link, toast } from '@askwell/platform';
import { Button, Form, PasswordField, TextField } from '@askwell/ui';
import { useLoginMutation } from '../api/sign-in.api.ts';
import { FailureBanner } from '../forms/FailureBanner.tsx';
import { rules } from '../forms/rules.ts';
import { useForm } from '../forms/use-form.ts';
import { Onward } from '../frame/Onward.tsx';

const words = { fallback: 'Login failed', network: 'Network error during login' };

export function LoginForm() {
  const form = useForm({ email: '', password: '' }, ({ email, password }) => ({
    email: rules.email(email),
    password: rules.password(password),
  }));
  const [login, { isLoading }] = useLoginMutation();
  const [unverified, setUnverified] = useState<{ email: string; message: string } | null>(null);

  // Once there is a session, the page itself leads on.
  const signIn = async () => {
    setUnverified(null);
    try {
      await login(form.values).unwrap();
      toast.success('Login successful!');
    } catch (error) {
      const { body } = callProblem(error);
      if (!body?.requiresVerification) throw error;
      setUnverified({ email: body.email ?? form.values.email, message: body.message });
    }
  };

  return (
    <Form onSubmit={() => form.send(signIn, words)}>
      <FailureBanner failure={form.failure} />
      {unverified ? (
        <Onward {...unverified} tone="warning" to="/verify-email" afterMs={3000} linkLabel="Enter the code" />
      ) : null}
      <TextField
        {...form.bind('email')}
        label="Email Address"
        type="email"
        autoComplete="username"
        placeholder="you@example.com"
      />
      <PasswordField
        {...form.bind('password')}
        label="Password"
        autoComplete="current-password"
        labelEnd={<Link to="/forgot-password">Forgot password?</Link>}
      />
      <Button type="submit" variant="primary" size="l" wide busy={isLoading} busyLabel="Logging in...">
        Log in
      </Button>
    </Form>
  );
}
