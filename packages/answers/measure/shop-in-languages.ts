/**
 * A small English shop, and the same questions in other languages. Written for measuring; nothing
 * was chosen by it.
 */
export const englishShop: readonly (readonly [question: string, answer: string])[] = [
  ['How much does delivery cost?', 'Four euros, and nothing from fifty euros on.'],
  ['Do you ship abroad?', 'Yes, to all of Europe.'],
  ['When are you open?', 'Monday to Friday from nine to five.'],
  ['Can I return an item?', 'Yes, within thirty days.'],
  ['How do I cancel my order?', 'Write to us before it leaves the house.'],
  ['Which payment methods do you accept?', 'Cards, bank transfer and invoice.'],
  ['Do you sell gift cards?', 'Yes, from ten euros on.'],
  ['Where is your shop?', 'In the old town, next to the bridge.'],
  ['What if my parcel arrives broken?', 'Send a photo, and we replace it.'],
  ['Is there a discount for students?', 'Yes, ten percent.'],
];

/** Questions, and the position of the FAQ that answers each. */
export const foreignQuestions: Record<string, readonly (readonly [question: string, position: number])[]> = {
  de: [
    ['Was kostet der Versand?', 0],
    ['Liefert ihr auch ins Ausland?', 1],
    ['Wann habt ihr geöffnet?', 2],
    ['Kann ich etwas zurückgeben?', 3],
    ['Wie storniere ich meine Bestellung?', 4],
    ['Habt ihr Geschenkgutscheine?', 6],
  ],
  es: [
    ['¿Cuánto cuesta el envío?', 0],
    ['¿Envían al extranjero?', 1],
    ['¿Cuál es el horario?', 2],
    ['¿Puedo devolver un producto?', 3],
    ['¿Cómo cancelo mi pedido?', 4],
    ['¿Hay descuento para estudiantes?', 9],
  ],
  fr: [
    ['Combien coûte la livraison ?', 0],
    ['Livrez-vous à l’étranger ?', 1],
    ['Quels sont vos horaires ?', 2],
    ['Puis-je renvoyer un article ?', 3],
    ['Comment annuler ma commande ?', 4],
    ['Mon colis est arrivé cassé', 8],
  ],
  hi: [
    ['डिलीवरी का खर्च कितना है?', 0],
    ['क्या आप विदेश में भेजते हैं?', 1],
    ['दुकान कितने बजे खुलती है?', 2],
    ['क्या मैं सामान वापस कर सकता हूँ?', 3],
    ['ऑर्डर कैसे रद्द करूँ?', 4],
    ['क्या छात्रों के लिए छूट है?', 9],
  ],
  ja: [
    ['送料はいくらですか', 0],
    ['海外に発送できますか', 1],
    ['営業時間を教えてください', 2],
    ['返品できますか', 3],
    ['注文をキャンセルしたい', 4],
    ['ギフトカードはありますか', 6],
  ],
  ar: [
    ['كم تكلفة التوصيل؟', 0],
    ['هل الشحن إلى الخارج ممكن؟', 1],
    ['ما هي ساعات العمل؟', 2],
    ['هل يمكنني إرجاع منتج؟', 3],
    ['كيف يمكنني إلغاء طلب؟', 4],
    ['هل يوجد خصم للطلاب؟', 9],
  ],
};

/** Questions that the shop does not answer. */
export const foreignStrangers: readonly string[] = [
  'Wer hat das Spiel gewonnen?',
  'Wie wird das Wetter morgen?',
  '¿Quién pintó ese cuadro?',
  '¿Cómo se dice hola en chino?',
  'Qui a écrit ce livre ?',
  'Quelle est la capitale du Pérou ?',
  'भारत की राजधानी क्या है?',
  'मुझे एक कविता सुनाइए',
  '明日の天気はどうですか',
  '富士山の高さは何メートルですか',
  'ما هي عاصمة بيرو؟',
  'من فاز في المباراة أمس؟',
];
