import { translated } from './foreign-words.ts';

/**
 * Parts of words of common questions to a shop, as `foreign: english` (several English words by
 * `/`). A text that contains the part is about the English words.
 */
const parts = {
  hi: `डिलीवरी: delivery/ship, शिपिंग: delivery/ship, भेज: ship, विदेश: abroad, ऑर्डर: order, रद्द: cancel, वापस: return, वापसी: return, लौटा: return, रिफंड: refund/money, पैसे: money,
    खुल: open/hours, समय: hours, बंद: open/hours, कीमत: cost/price, दाम: cost/price, खर्च: cost, भुगतान: pay/payment, कार्ड: card, उपहार: gift, गिफ्ट: gift, वाउचर: gift/card, पैक: wrap,
    टूट: broken, चाय: tea, कैफीन: caffeine, जैविक: organic, पार्किंग: parking, पता: address/find, दुकान: shop, छूट: discount, पार्सल: parcel, ट्रैक: track, कितने दिन: long`,
  ja: `配送: delivery/ship, 配達: delivery, 送料: delivery/cost, 発送: ship, 海外: abroad, 外国: abroad, 注文: order, キャンセル: cancel, 取り消: cancel, 返品: return, 返金: refund/money, 返せ: return,
    営業: open/hours, 開い: open/hours, 時間: hours, 何時: hours/open, 値段: cost/price, いくら: cost/price, 料金: cost/price, 支払: pay/payment, カード: card, ギフト: gift, 贈り物: gift, プレゼント: gift, 包装: wrap, 包ん: wrap,
    壊れ: broken, 割れ: broken, お茶: tea, 紅茶: tea, カフェイン: caffeine, 有機: organic, 駐車: parking, 住所: address/find, 店: shop, 割引: discount, 荷物: parcel, 追跡: track, 何日: long`,
  ar: `توصيل: delivery/ship, التوصيل: delivery/ship, شحن: ship/delivery, الشحن: ship/delivery, الخارج: abroad, خارج: abroad, طلب: order, إلغاء: cancel, ألغي: cancel, إرجاع: return, أرجع: return, استرداد: refund/money, المال: money,
    تفتح: open/hours, مفتوح: open/hours, ساعات: hours, سعر: cost/price, تكلفة: cost/price, كم يكلف: cost, الدفع: pay/payment, أدفع: pay/payment, بطاقة: card, هدية: gift, هدايا: gift, تغليف: wrap,
    مكسور: broken, كسر: broken, شاي: tea, كافيين: caffeine, عضوي: organic, موقف: parking, عنوان: address/find, متجر: shop, خصم: discount, طرد: parcel, تتبع: track`,
};

const entries = Object.values(parts).flatMap((table) =>
  table.split(',').map((pair) => {
    const [part = '', english = ''] = pair.trim().split(': ');
    return { part, english: english.split('/') };
  }),
);

const functionWords = new Set(
  `a about all am an and any are as at be been by can could did do does for from get had has have how i if in is it
  its like ll may me much must my need of on one or our please should so some that the their them there this to up us
  want was way we were what when where which who why will with would you your re ve s t`.split(/\s+/),
);

/** Past tenses of common complaints: their stems differ from those of the other forms. */
const irregular = new Map([
  ['broke', 'broken'],
  ['came', 'come'],
  ['lost', 'lose'],
  ['sent', 'send'],
]);

/** A word without the endings of English, roughly. */
const stemOf = (word: string): string =>
  (irregular.get(word) ?? word).replace(/(?:ies|y)$/, 'i').replace(/(?<=.{3})(?:ing|ed|es|s|e)$/, '');

/**
 * What a text is about, as features with weights: the stems of its English words, and of the
 * translations of its German, Spanish, French, Hindi, Japanese and Arabic ones.
 */
export function conceptsIn(text: string): Map<string, number> {
  const concepts = new Map<string, number>();
  const add = (concept: string, weight: number) => {
    concepts.set(concept, Math.max(weight, concepts.get(concept) ?? 0));
  };
  const plain = text.normalize('NFC').toLowerCase();
  const inParts = entries.filter(({ part }) => plain.includes(part));
  for (const { english } of inParts) for (const word of english) add(stemOf(word), 1);
  for (const [original = '', ...english] of translated(plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).words) {
    if (functionWords.has(original)) continue;
    for (const word of english) add(stemOf(word), 1);
    if (english.length === 0) {
      add(stemOf(original), 1);
      for (let at = 0; at + 3 <= original.length; at += 1) add(`~${original.slice(at, at + 3)}`, 0.15);
    }
  }
  return concepts;
}
