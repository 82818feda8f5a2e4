import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createMemoryRouter, createPlatformStore, Provider, RouterProvider } from '@askwell/platform/shell';
import ForgotPasswordPage from '../src/forgot-password/ForgotPasswordPage.tsx';
import LoginPage from '../src/login/LoginPage.tsx';
import RegisterPage from '../src/register/RegisterPage.tsx';
import VerifyEmailPage from '../src/verify-email/VerifyEmailPage.tsx';

test.each([
  ['/login', LoginPage, 'Welcome back'],
  ['/register', RegisterPage, 'Create your account'],
  ['/forgot-password', ForgotPasswordPage, 'Send Reset Code'],
  ['/verify-email', VerifyEmailPage, 'Verify Email'],
])('%s is a whole page before any browser runs it', (path, Page, text) => {
  expect(typeof window).toBe('undefined');
  const router = createMemoryRouter([{ path, element: <Page /> }], { initialEntries: [path] });
  const html = renderToString(
    <StrictMode>
      <Provider store={createPlatformStore()}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>,
  );
  expect(html).toContain(`${text}<`);
  expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
});
