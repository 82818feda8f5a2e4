import { expect, test } from './fixtures.ts';

test.use({ settings: { GEMINI_EMBEDDING_MODEL: 'gemini-embedding-001' } });

test('the owner sees when a saved knowledge base is searched by meaning', async ({ page, editor }) => {
  await editor.open('Knowledge Base');
  await expect(page.getByText('Search by meaning is on')).toBeVisible();
});

test('the owner sees that Gemini rejected the key, and where to change it', async ({
  page,
  product,
  editor,
}) => {
  product.gemini.behaveEmbeddings('forbids');
  await editor.open('Knowledge Base');
  await expect(page.getByText('Gemini rejected your API key.')).toBeVisible();
  const note = page.getByText('Search by meaning: 0 of');
  await expect(note.getByRole('link', { name: 'Update it in your profile' })).toHaveAttribute(
    'href',
    '/profile',
  );
});
