import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { examples } from './identity-guide.ts';

const secret = 'a secret of the guide';
const userId = 'Ünal 42';
const expected = createHmac('sha256', secret).update(userId).digest('hex');

/** How an example runs: `userId` is defined before it, and its hash is printed after it. */
const runs = {
  'Node.js': (code: string) => [
    process.execPath,
    '--input-type=module',
    '-e',
    `const userId = '${userId}'; ${code}; process.stdout.write(hash)`,
  ],
  PHP: (code: string) => ['php', '-r', `$userId = '${userId}'; ${code} echo $hash;`],
  Python: (code: string) => ['python3', '-c', `userId = '${userId}'\n${code}\nprint(hash, end='')`],
  Ruby: (code: string) => ['ruby', '-e', `userId = '${userId}'\n${code}\nprint hash`],
};

const isInstalled = (command: string) => {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

test.for(examples)('the example in %s computes the hash that we expect', ([language, code], { skip }) => {
  const [command = '', ...args] = runs[language](code);
  skip(!isInstalled(command), `${command} is not installed`);
  const env = { ...process.env, ASKWELL_IDENTITY_SECRET: secret, PYTHONUTF8: '1', RUBYOPT: '-Eutf-8' };
  expect(execFileSync(command, args, { env, encoding: 'utf8' })).toBe(expected);
});
