export type Scripted = 'hi' | 'ja' | 'ar';

/**
 * Parts of words of common questions to a shop, in languages with a script of their own, as
 * `part: english`: several English words by `/`, two meanings by `+`. A part that is `-` says
 * nothing. Of two parts in one place the longer one counts.
 */
const tables: Record<Scripted, string> = {
  hi: `डिलीवरी: delivery, डिलिवरी: delivery, शिपिंग: delivery/ship, भेज: ship/delivery, पहुँच: delivery, विदेश: abroad, भारत: abroad, जर्मनी: abroad, अमेरिका: abroad, ऑर्डर: order, आर्डर: order,
    रद्द: cancel, कैंसिल: cancel, बदल: change, वापस: return/back, लौटा: return, रिफंड: money/refund, रिफ़ंड: money/refund, पैसे: money, पैसा: money, खुल: open/hours, समय: hours, बंद: hours/cancel, बजे: hours, रविवार: hours, शनिवार: hours,
    सोमवार: hours, कीमत: cost/price, क़ीमत: cost/price, दाम: cost/price, खर्च: cost, शुल्क: cost, लागत: cost, भुगतान: payment/pay, पेमेंट: payment, क्रेडिट: payment, नकद: payment/cash, कार्ड: card, उपहार: gift, गिफ्ट: gift, गिफ़्ट: gift, तोहफ: gift,
    वाउचर: gift + card, पैक: wrap, लपेट: wrap, टूट: broken, खराब: broken, चायदानी: teapot, केतली: teapot, चाय: tea, कैफीन: caffeine, कैफ़ीन: caffeine, जैविक: organic, ऑर्गेनिक: organic, पार्किंग: parking, पार्क: parking, गाड़ी: parking, पता: address/find,
    दुकान: shop/find, छूट: discount, डिस्काउंट: discount, पार्सल: parcel, ट्रैक: track, दिन: long, देर: long, सदस्यता: subscription, सब्सक्रिप्शन: subscription, हरी: green, ग्रीन: green, बना: make/brew, माचा: matcha, मैचा: matcha, रखूँ: store, रखें: store, रखना: store, स्टोर: store,
    शुरुआत: beginner, नौसिख: beginner, एलर्ज: allergen, मेव: allergen, व्हीलचेयर: wheelchair, समूह: group, ग्रुप: group, चख: tasting, टेस्टिंग: tasting, पीने: drink/serve, पी सक: drink/serve, आती: come, रेस्तरां: restaurant, रेस्टोरेंट: restaurant, कैफे: café, कैफ़े: café, थोक: supply/trade,
    इंसान: person, व्यक्ति: person, फ़ोन: person/reach, फोन: person/reach, संपर्क: person/reach, बात: reach, स्वीकार: accept`,
  ja: `配送: delivery, 配達: delivery, 送料: delivery + cost, 発送: ship/delivery, 届: delivery, 海外: abroad, 外国: abroad, 国際: abroad, 日本: abroad, ドイツ: abroad, アメリカ: abroad, 注文: order, キャンセル: cancel, 取り消: cancel, 変更: change, 返品: return, 返却: return, 返せ: return,
    返金: money/refund, 払い戻: money/refund, お金: money, 営業: open/hours, 開い: open/hours, 開店: open/hours, 閉店: hours, 閉ま: hours, 定休: hours, 休み: hours, 時間: hours, 何時: hours/open, 日曜: hours, 土曜: hours, 月曜: hours, いくら: cost, 値段: cost/price, 価格: cost/price, 料金: cost, 費用: cost,
    支払: payment/pay, 払え: payment, 決済: payment, クレジット: payment, 現金: payment/cash, カード: card, ギフト: gift, 贈り物: gift, プレゼント: gift, ラッピング: wrap, 包装: wrap, 包ん: wrap, 商品券: gift + card, 壊れ: broken, 割れ: broken, 破損: broken, 急須: teapot, ティーポット: teapot, ポット: teapot,
    緑茶: green, 抹茶: matcha, お茶: tea, 紅茶: tea, 茶葉: tea, 茶: tea, 淹れ: brew, 入れ方: brew/make, 点て: make, 作り方: make, 作る: make, カフェイン: caffeine, ノンカフェイン: caffeine, 有機: organic, オーガニック: organic, 駐車: parking, 住所: address/find, 場所: find, お店: shop/find, 店: shop/find,
    割引: discount, 値引: discount, 荷物: parcel, 小包: parcel, 追跡: track, どのくらい: long, どれくらい: long, 何日: long, 日数: long, いつ届: long + delivery, 定期: subscription, サブスク: subscription, 解約: cancel + subscription, 保存: store, 保管: store, 初心者: beginner, おすすめ: beginner, 初めて: beginner,
    アレルギー: allergen, アレルゲン: allergen, ナッツ: allergen, 車いす: wheelchair, 車椅子: wheelchair, バリアフリー: wheelchair, 団体: group, グループ: group, 貸切: private, 貸し切: private, 試飲: tasting, テイスティング: tasting, 飲め: drink/serve, 産地: come, どこから: come, 卸: supply, 業務用: supply,
    電話: person/reach, 人と: person, 人間: person, 担当者: person, スタッフ: person, 連絡: person/reach, 問い合わせ: person/reach, 対応: -, 方法: -, 可能: -, 何: -, 私: -, 商品: -, 教え: -, 必要: -, 利用: -, 使: -`,
  ar: `توصيل: delivery, شحن: ship/delivery, شحنة: parcel, ترسل: ship, إرسال: ship, خارج: abroad, ألمانيا: abroad, أمريكا: abroad, دول: abroad, طلب: order, إلغاء: cancel, ألغي: cancel, ألغ: cancel, تغيير: change, تعديل: change, أغير: change, إرجاع: return, أرجع: return, أعيد: return, استرجاع: return,
    استرداد: money/refund, مال: money, نقود: money, تفتح: open/hours, مفتوح: open/hours, تغلق: hours, ساعات: hours, دوام: hours, العمل: hours, أوقات: hours, سعر: cost/price, تكلف: cost, كلفة: cost, ثمن: cost/price, رسوم: cost, دفع: payment/pay, تقبل: accept, بطاق: card, هدي: gift, هداي: gift, قسيم: gift + card,
    تغليف: wrap, تغلف: wrap, مكسور: broken, كسر: broken, انكسر: broken, تالف: broken, إبريق: teapot, شاي: tea, كافيين: caffeine, عضوي: organic, موقف: parking, مواقف: parking, سيار: parking, عنوان: address/find, موقعكم: address/find, متجر: shop/find, محل: shop/find, خصم: discount, تخفيض: discount, طرد: parcel,
    تتبع: track, يستغرق: long, مدة: long, يوم: long, اشتراك: subscription, الأخضر: green, أخضر: green, ماتشا: matcha, تحضير: make/brew, أحضر: make/brew, أحفظ: store, حفظ: store, تخزين: store, مبتدئ: beginner, تنصح: beginner, حساسي: allergen, مكسرات: allergen, كرسي: wheelchair, متحرك: wheelchair,
    مجموع: group, تذوق: tasting, أشرب: drink/serve, شرب: drink/serve, يأتي: come, تأتي: come, مصدر: come, جملة: supply, مقاه: café, مطاعم: restaurant, شخص: person, إنسان: person, موظف: person, أتحدث: reach, اتصال: reach, أتواصل: reach/person, هاتف: person/reach`,
};

const functionWords: Record<Scripted, string> = {
  hi: `क्या है हैं हूँ हो में का की के को से मैं हम आप आपके आपकी आपका मेरा मेरी मेरे कर करना करते करती करूँ करें कर सकता सकते सकती कितना कितने कितनी कैसे कौन कौनसी सी सा पर तक और या यह वह मुझे चाहिए लगता लगते लगती लगेगा यहाँ अपना अपनी अपने कब कहाँ एक भी तो ही होता होती होते जी नहीं किस
    लिए साथ मिल मिलता मिलती मिलेगा मिलेंगे पास बेचते बेच जा जाता जाती गया गई गए है। दे देते देना कोई कुछ`,
  ja: '',
  ar: `هل كم ما ماذا متى كيف أين من إلى الى في على عن أن هو هي لديكم عندكم يمكنني يمكن يمكنكم أستطيع لي لكم الذي التي أريد مع بعد قبل أي هذا هذه يوجد توجد يتم كان أنا أو و تبيعون طريقة طرق هناك`,
};

type Part = { part: string; meanings: string[][] };

const partsOf = (table: string): Part[] =>
  table
    .split(',')
    .map((pair) => pair.trim().split(': '))
    .map(([part = '', english = '']) => ({
      part,
      meanings: english === '-' ? [] : english.split(' + ').map((meaning) => meaning.split('/')),
    }))
    .toSorted((one, other) => other.part.length - one.part.length);

const languages: { language: Scripted; script: RegExp; parts: Part[]; ignored: Set<string> }[] = [
  { language: 'hi' as const, script: /\p{Script=Devanagari}/gu },
  { language: 'ja' as const, script: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/gu },
  { language: 'ar' as const, script: /\p{Script=Arabic}/gu },
].map((one) => ({
  ...one,
  parts: partsOf(tables[one.language]),
  ignored: new Set(functionWords[one.language].split(/\s+/)),
}));

/**
 * The words of a question that is mostly in Hindi, Japanese or Arabic, with their English
 * translations; null for every other one. Words without a translation stay as they are.
 */
export function translatedScript(text: string): { language: Scripted; words: string[][] } | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const found = languages.find(({ script }) => 2 * (text.match(script)?.length ?? 0) > letters);
  if (!found || letters === 0) return null;
  const { language, parts, ignored } = found;
  const words = (text.normalize('NFC').match(/[\p{L}\p{M}\p{N}ー]+/gu) ?? []).flatMap((word) => {
    if (ignored.has(word)) return [];
    return language === 'ja' ? japaneseWords(word, parts) : [...(inside(word, parts) ?? [[word]])];
  });
  return { language, words };
}

const inside = (word: string, parts: readonly Part[]): string[][] | undefined =>
  parts.find(({ part }) => word.includes(part))?.meanings;

/** Japanese has no spaces: known parts, and between them the kanji, katakana and Latin words. */
function japaneseWords(text: string, parts: readonly Part[]): string[][] {
  const words: string[][] = [];
  let unknown = '';
  for (let at = 0; at < text.length;) {
    const found = parts.find(({ part }) => text.startsWith(part, at));
    if (found) words.push(...found.meanings);
    unknown += found ? ' ' : (text[at] ?? '');
    at += found?.part.length ?? 1;
  }
  const others = unknown.match(/[\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}ー]{2,}/gu) ?? [];
  return [...words, ...others.map((word) => [word])];
}
