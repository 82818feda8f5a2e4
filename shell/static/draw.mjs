import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

/**
 * Draws the pictures beside this file: `CHROMIUM_PATH=… node shell/static/draw.mjs`. They carry no
 * name, so they suit whoever runs the product.
 */
const root = new URL('../../', import.meta.url);
const font = readFileSync(
  new URL(
    'node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2',
    root,
  ),
).toString('base64');

const mark = (ground, sign) => `
  <svg viewBox="0 0 32 32"><path fill="${ground}" d="M16 2a14 14 0 1 1-6.4 26.45L3.3 30a1 1 0 0 1-1.2-1.25l1.7-5.95A14 14 0 0 1 16 2Z"/>
  <circle cx="16" cy="16" r="8" fill="none" stroke="${sign}" stroke-width="2.5"/><circle cx="16" cy="16" r="2.75" fill="${sign}"/></svg>`;

const card = `
  <style>
    @font-face { font-family: Display; src: url(data:font/woff2;base64,${font}); }
    body { margin: 0; width: 1200px; height: 630px; background: #0b4146; color: #f0f5f2; font: 600 76px/1.08 Display; letter-spacing: -0.02em;
      display: grid; grid-template-columns: 1fr 400px; gap: 56px; align-items: center; padding: 0 72px; box-sizing: border-box; overflow: hidden; }
    .mark svg { width: 72px; display: block; margin-bottom: 40px; }
    .talk { display: grid; gap: 20px; font: 400 25px/1.4 'Liberation Sans', Arial, sans-serif; letter-spacing: 0; }
    .talk p { margin: 0; padding: 20px 26px; border-radius: 26px; }
    .asks { background: #5fc3c0; color: #062628; border-bottom-right-radius: 8px !important; justify-self: end; }
    .says { background: #17575c; border-bottom-left-radius: 8px !important; }
    .from { color: #b4d0cd; font-size: 20px; padding: 0 26px !important; }
  </style>
  <div><div class="mark">${mark('#f0f5f2', '#0b4146')}</div>Chatbots that answer from what you know</div>
  <div class="talk">
    <p class="asks">When are you open?</p>
    <p class="says">From 9 to 6, Monday to Saturday. We would love to see you.</p>
    <p class="from">from your FAQ ‘Opening hours’</p>
  </div>`;

const icon = (size, padding, background) => `
  <style>body { margin: 0; width: ${size}px; height: ${size}px; background: ${background}; display: grid; place-items: center }
  svg { width: ${size - 2 * padding}px; display: block }</style>${background === '#0c666c' ? mark('#fff', '#0c666c') : mark('#0c666c', '#fff')}`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox'],
});
async function draw(html, width, height, omitBackground = false) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground });
  await page.close();
  return png;
}
const save = (name, bytes) => writeFileSync(fileURLToPath(new URL(name, import.meta.url)), bytes);

save('social-card.png', await draw(card, 1200, 630));
save('apple-touch-icon.png', await draw(icon(180, 28, '#0c666c'), 180, 180));
save('favicon.ico', ico(await draw(icon(32, 1, 'transparent'), 32, 32, true)));
await browser.close();

/** One PNG of 32 × 32 in the envelope that `/favicon.ico` has had for ever. */
function ico(png) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // it is an icon
  head.writeUInt16LE(1, 4); // with one picture
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
