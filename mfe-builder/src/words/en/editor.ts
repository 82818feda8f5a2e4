/**
 * The text of the editor around its tabs: bar, notices, saving, deployment and the pane beside the
 * form.
 */
export const editor = {
  titles: { new: 'Create New Chatbot', edit: 'Edit Chatbot', review: 'Review drafts' },
  back: 'Dashboard',
  backLabel: 'Back to Dashboard',
  toDashboard: 'Go to the dashboard',

  loading: 'Loading Chatbot',
  loadingReview: 'Loading the drafts',
  loadFailed: 'Failed to load chatbot',
  notLoadedTitle: 'This chatbot could not be loaded',
  missing: 'It may have been deleted, or it belongs to another account.',

  save: 'Save',
  saving: 'Saving...',
  saveFailed: 'Failed to save chatbot',
  tooLarge: {
    title: 'Your knowledge base is too large to save',
    text: 'Remove FAQs you don’t need, or shorten long answers.',
  },
  created: 'Chatbot created successfully!',
  updated: 'Chatbot updated successfully!',
  keyRequired: 'Please setup your Gemini API key first to create chatbots',
  nameMissing: 'Please enter a name',

  saveStates: {
    saving: 'Saving',
    new: 'Not saved yet',
    saved: 'All changes saved',
    failed: 'Could not be saved',
    openForm: 'An FAQ is not finished',
    unsaved: 'Unsaved changes',
  },
  tryAgain: 'Try again',

  deploy: 'Deploy',
  deploying: 'Deploying...',
  deployed: 'Chatbot deployed successfully!',
  deployFailed: 'Failed to deploy chatbot',
  saveFirst: 'Please save the chatbot first before deploying',
  deployNeedsKey:
    'Gemini API key required for deployment. Please add it in your Profile → Security settings.',

  deployment: {
    title: 'Chatbot Deployed Successfully!',
    close: 'Close',
    testUrl: 'Test page URL',
    copyUrl: 'Copy URL',
    test: 'Test Chatbot',
    code: 'Embed code',
    codeHelp: 'Paste this line into your pages, just before </body>.',
    copyCode: 'Copy Embed Code',
    status: 'Status',
    statuses: { active: 'Active', inactive: 'Inactive' },
    deployedAt: 'Deployed At',
    hintsTitle: 'How it works',
    hints: [
      'Your chatbot appears as a floating button on your website.',
      'Add it to every page: conversations continue as visitors browse.',
      'Changes you save go live within a minute.',
    ],
    inactive: '‘Chatbot Active’ is off in the Settings: visitors see nothing until you turn it on.',
  },

  readOnly: {
    title: 'You can look, but not save',
    text: 'Your role in this account does not include this. Please ask an admin or the owner.',
  },
  overLimit: {
    title: 'This chatbot is over your plan’s limit',
    text: 'It keeps all its data and doesn’t answer visitors until you choose it on the dashboard or renew Premium.',
    choose: 'Choose on the dashboard',
  },

  conflict: {
    title: 'This chatbot was changed somewhere else',
    text: 'It was saved in another tab or on another device after you opened it here. Choose which version to keep.',
    loadTheirs: 'Load theirs',
    keepMine: 'Keep mine',
  },

  localDraft: {
    title: (moment: string) => `Restore your unsaved changes from ${moment}?`,
    text: 'You left the page before saving them. They are stored in this browser only.',
    restore: 'Restore',
    discard: 'Discard',
  },

  tabs: {
    label: 'Parts of the chatbot',
    basic: 'Basic Info',
    design: 'Design',
    settings: 'Settings',
    knowledge: 'Knowledge Base',
  },

  views: { edit: 'Back to editing', preview: 'Show preview' },

  side: { label: 'Preview or playground', preview: 'Preview', playground: 'Playground' },

  preview: {
    label: 'Preview',
    failed: 'The preview could not be loaded.',
    note: 'This preview answers straight from your FAQs. On your site, Gemini phrases the reply.',
    unbranded: (name: string) => `Premium: without “Powered by ${name}”.`,
    premium: 'Premium',
    removesBranding: (name: string) => `removes “Powered by ${name}”.`,
    restart: 'Restart',
    unknown: 'I don’t have an answer to that yet. Add an FAQ for it in the Knowledge Base.',
  },
};

export type EditorWords = typeof editor;
