import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';

const test = apiTest();

const facesIn = (styles: string): string[] =>
  [...styles.matchAll(/url\('(\/api\/faces\/[^']+)'\)/g)].map(([, path = '']) => path);

test('pages of the API have the faces of the product, from our own address and cached for good', async ({
  api,
}) => {
  const { text: page, headers } = await api.anonymous.get('/test/no/id');
  expect(headers.get('content-security-policy')).toContain("font-src 'self'");
  const { text: reference } = await api.anonymous.get('/api/docs');
  const sheet = /"(\/api\/docs\/[^"]+\/reference\.css)"/.exec(reference)?.[1] ?? '';
  const { text: styles } = await api.anonymous.get(sheet);
  const faces = facesIn(page);
  expect(faces).toHaveLength(2);
  expect(facesIn(styles)).toEqual(faces);
  for (const path of faces) {
    const face = await api.anonymous.get(path);
    expect([path, face.status, face.headers.get('content-type')]).toEqual([path, 200, 'font/woff2']);
    expect(face.headers.get('cache-control')).toContain('immutable');
    expect(face.text.slice(0, 4)).toBe('wOF2');
  }
  const folder = faces[0]?.slice(0, faces[0].lastIndexOf('/'));
  expect((await api.anonymous.get(`${folder}/constructor`)).status).toBe(404);
});
