import type { Texts } from '../../texts/index.ts';
import { button, element } from '../dom/element.ts';
import { glyph } from '../dom/icons.ts';
import { popup } from '../dom/popup.ts';

const columns = 8;
const emoji =
  '😀 😄 😂 😊 😉 😍 🤔 😐 😕 😢 😭 😡 😮 😴 🤒 🥳 👍 👎 👏 🙏 💪 👋 👌 🤝 ❤️ 🎉 🔥 ⭐ ✅ ❌ ❓ 💡'.split(
    ' ',
  );

/** A button with a small box of emoji. */
export const emojiView = (texts: Texts, panel: HTMLElement, onPick: (picked: string) => void) => {
  const opener = button({ class: 'round', label: texts.emoji, onClick: () => {} }, glyph('smile'));
  const pick = (picked: string) => () => {
    menu.close();
    onPick(picked);
  };
  const box = element(
    'div',
    { class: 'emoji', role: 'group', 'aria-label': texts.emoji },
    ...emoji.map((each) => button({ onClick: pick(each) }, each)),
  );
  const menu = popup({ opener, box, columns, within: panel });
  return { opener, box };
};
