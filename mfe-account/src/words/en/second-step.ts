/** The second step of a sign-in, on /login. */
export const secondStep = {
  app: {
    title: 'Enter the 6-digit code',
    lead: 'Open your authenticator app. It shows a code for your account.',
    label: 'Code from the app',
    help: 'The app shows a new code every 30 seconds.',
    other: 'Use a recovery code',
  },
  recovery: {
    title: 'Enter a recovery code',
    lead: 'You saved these codes when you turned on two-step sign-in. Each one works once.',
    label: 'Recovery code',
    missing: 'Please enter a recovery code',
    other: 'Use your authenticator app',
  },
  submit: 'Continue',
  submitting: 'Checking the code...',
  back: 'Back to login',
  success: 'Login successful!',
  failed: 'Login failed',
  network: 'Network error during login',
};
