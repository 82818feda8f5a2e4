import { defineRemote } from '@askwell/platform';

export default defineRemote({
  routes: [
    { path: '/login', lazy: () => import('./login/LoginPage.tsx') },
    { path: '/register', lazy: () => import('./register/RegisterPage.tsx') },
    { path: '/forgot-password', lazy: () => import('./forgot-password/ForgotPasswordPage.tsx') },
    { path: '/verify-email', lazy: () => import('./verify-email/VerifyEmailPage.tsx') },
    { path: '/profile', lazy: () => import('./profile/ProfilePage.tsx') },
    { path: '/payment-success', lazy: () => import('./payment/PaymentPage.tsx') },
    // In the same chunk: one more would take the entry over its budget.
    {
      path: '/join',
      lazy: async () => ({ default: (await import('./payment/PaymentPage.tsx')).JoinPage }),
    },
  ],
});
