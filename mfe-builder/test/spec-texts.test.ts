import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Every text that the specification gives word for word for dashboard and editor. */
const texts = [
  // The dashboard
  'Free',
  'Account Status',
  'Active',
  'Profile',
  'Logout',
  'Edit',
  'Analytics',
  'Delete Chatbot',
  'API Key Required',
  'Setup API Key Required',
  'Please enter a valid Gemini API key',
  'Please setup your Gemini API key first to create chatbots',
  'Gemini API key saved successfully! Your chatbots are now ready for deployment.',
  'deleted successfully!',
  'Failed to load dashboard data',
  'Failed to save API key',
  'Failed to delete chatbot',
  // The editor
  'Create New Chatbot',
  'Edit Chatbot',
  'Loading Chatbot',
  'Save',
  'Deploy',
  'Basic Info',
  'Chatbot Name',
  'Description',
  'Design',
  'Primary Color',
  'Position',
  'Bottom Right',
  'Bottom Left',
  'Top Right',
  'Top Left',
  'Chat Window Title',
  'Settings',
  'Welcome Message',
  'Chatbot Active',
  'Enable Emojis',
  'Knowledge Base',
  'Failed to load chatbot',
  'Failed to save chatbot',
  'Chatbot updated successfully!',
  'Chatbot created successfully!',
  'Chatbot deployed successfully!',
  'Please save the chatbot first before deploying',
  'Gemini API key required for deployment. Please add it in your Profile → Security settings.',
  'Failed to deploy chatbot',
  // After a deployment
  'Chatbot Deployed Successfully!',
  'Copy URL',
  'Test Chatbot',
  'Copy Embed Code',
  'Status',
  'Inactive',
  'Deployed At',
  'Close',
  'Back to Dashboard',
  // The defaults
  '#667eea',
  '#764ba2',
  '60px',
  'bottom-right',
  'Chat with us!',
  'AI Assistant',
  "We're here to help",
  'Hello! How can I help you today?',
];

const folder = join(import.meta.dirname, '../src');

const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => join(folder, file))
  .concat(join(import.meta.dirname, '../../packages/contracts/src/chatbots/chatbot-fields.ts'))
  .map((file) => readFileSync(file, 'utf8'));

test.each(texts)('"%s" stands as it was asked for', (text) => {
  const asWord = new RegExp(`(^|[^\\w])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}([^\\w]|$)`, 'm');
  expect(sources.some((source) => asWord.test(source))).toBe(true);
});
