import { defineRemote } from '@askwell/platform';

export default defineRemote({
  routes: [
    { path: '/login', lazy: () => import('./login/LoginPage.tsx') },
    { path: '/register', lazy: () => import('./register/RegisterPage.tsx') },
    { path: '/forgot-password', lazy: () => import('./forgot-password/ForgotPasswordPage.tsx') },
    { path: '/verify-email', lazy: () => import('./verify-email/VerifyEmailPage.tsx') },
    { path: '/profile', lazy: () => import('./profile/ProfilePage.tsx') },
    { path: '/payment-success', lazy: () => import('./payment/PaymentPage.tsx') },
    { path: '/join', lazy: () => import('./join/JoinPage.tsx') },
  ],
});
