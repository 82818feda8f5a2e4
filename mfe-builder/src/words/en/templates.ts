import { counted } from './counted.ts';
import { agency } from './trades/agency.ts';
import { clinic } from './trades/clinic.ts';
import { courses } from './trades/courses.ts';
import { gym } from './trades/gym.ts';
import { hotel } from './trades/hotel.ts';
import { repair } from './trades/repair.ts';
import { restaurant } from './trades/restaurant.ts';
import { salon } from './trades/salon.ts';
import { shop } from './trades/shop.ts';
import { software } from './trades/software.ts';
import { commonDetails } from './trades/trade.ts';

/** FAQs of ten trades, and the text of the dialog that adds them. */
export const templates = {
  title: 'Start from a template',
  lead: 'Choose your trade and fill in what you know. FAQs whose details you leave empty are left out.',
  trade: 'Your trade',
  example: (example: string) => `For example: ${example}`,
  cancel: 'Cancel',
  add: (count: number) => `Add ${counted(count, 'FAQ', 'FAQs')}`,
  /** A chatbot to try before there is a key. */
  sample: {
    title: 'A sample chatbot',
    lead: 'A restaurant’s FAQs, and the chat that answers from them. Ask in your own words.',
    name: 'Harbor Kitchen',
    welcome: 'Hello! Ask me about tables, opening hours or the menu.',
    faqs: (count: number) => `What it knows: ${counted(count, 'FAQ', 'FAQs')}`,
    done: 'Done',
  },
  commonDetails,
  trades: { shop, restaurant, clinic, salon, hotel, gym, agency, software, repair, courses },
};
