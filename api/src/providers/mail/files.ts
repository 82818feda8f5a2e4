import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { sealedOff, type MailTransport, type Sender } from './transport.ts';

/** Writes each mail as an `.eml` file, and prints its code, for those who have no mail server. */
export const fileTransport = (folder: string, from: Sender, print: (line: string) => void): MailTransport => {
  const composer = createTransport({ streamTransport: true, buffer: true, ...sealedOff });
  return {
    send: async ({ to, code, ...mail }) => {
      const { message } = await composer.sendMail({ ...mail, from, to: { name: '', address: to } });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${to.replace(/[^\w.@+-]/g, '_')}.eml`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, name);
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      print(code === undefined ? `Mail for ${to}: ${file}` : `Code for ${to}: ${code}   (${file})`);
    },
  };
};
