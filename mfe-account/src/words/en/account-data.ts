/** Exporting the data of an account, and deleting the account. */
export const accountData = {
  export: {
    title: 'Export your data',
    text: 'One JSON file with everything: your account, chatbots with their knowledge bases, conversations, statistics and payments. It contains no passwords or keys.',
    action: 'Download your data',
    busy: 'Preparing your file...',
    failed: 'Failed to download your data',
  },
  remove: {
    title: 'Delete account',
    text: 'This permanently deletes your account and everything in it. You may want to download your data first.',
    action: 'Delete account',
    question: 'Delete your account?',
    description:
      'Your chatbots go offline immediately. Knowledge bases, conversations, statistics, tokens and webhooks are deleted too. Receipts are kept without your name. This can’t be undone.',
    cancel: 'Cancel',
    busy: 'Deleting...',
    failed: 'Failed to delete your account',
    done: 'Your account has been deleted.',
    email: 'Your email address',
    emailHelp: (email: string) => `Type ${email} to confirm.`,
    emailMismatch: 'Please type your email address to confirm',
    password: 'Password',
  },
};
