import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';

const test = apiTest();

test('a call is served in any case and with a slash at its end', async ({ api }) => {
  const owner = await api.build.owner();
  for (const path of ['/api/auth/me', '/API/auth/ME', '/api/auth/me/']) {
    expect((await api.as(owner).get(path)).status).toBe(200);
  }
});

test('a path that no route has is not found, whatever it begins with', async ({ api }) => {
  const owner = await api.build.owner();
  for (const path of ['/api/auth/nothing', '/api/nothing', '/api', '/api/auth/:me', '//api/auth/me']) {
    expect((await api.as(owner).get(path)).status).toBe(404);
  }
});
