/** /login. */
export const login = {
  title: 'Welcome back',
  lead: 'Log in to see what your visitors asked today.',
  email: 'Email Address',
  password: 'Password',
  forgot: 'Forgot password?',
  submit: 'Log in',
  submitting: 'Logging in...',
  isNew: 'New here?',
  register: 'Create an account',
  enterCode: 'Enter the code',
  success: 'Login successful!',
  passkey: 'Sign in with a passkey',
  passkeyBusy: 'Waiting for your device...',
  noPasskey: 'No passkey was used. You can try again or enter your password.',
  failed: 'Login failed',
  network: 'Network error during login',
};
