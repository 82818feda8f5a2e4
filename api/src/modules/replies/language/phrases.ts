import type { Language } from './languages.ts';

/**
 * Our own texts, for replies that come neither from the model nor from the owner:
 * - `apology`: the model failed.
 * - `usedUp`: the quota is used up.
 * - `unknown`: exact answers are on, and none was found.
 * - `whichOne`: introduces questions to choose from.
 * - `offTopic`: replaces a reply that would reveal the prompt.
 * - `leaveEmail`, `orLeaveEmail`: the visitor asks for a person; the second follows an FAQ.
 * - `personAsked`, `personAlsoAsked`: the same where a person can join.
 * - `complaint`, `abuse`: the visitor says nothing but that, see `complaints.ts`.
 * - The others reply to small talk.
 */
export type Phrase =
  | 'apology'
  | 'usedUp'
  | 'unknown'
  | 'whichOne'
  | 'offTopic'
  | 'leaveEmail'
  | 'orLeaveEmail'
  | 'personAsked'
  | 'personAlsoAsked'
  | 'complaint'
  | 'abuse'
  | 'greeting'
  | 'thanks'
  | 'farewell'
  | 'noted';

export const phrases: Record<Language, Record<Phrase, string>> = {
  en: {
    apology:
      "I'm sorry, I can't answer that right now. If you leave your email address here, someone will get back to you.",
    usedUp:
      "I'm sorry, I can't take more questions at the moment. Please try again later, or contact us directly.",
    unknown:
      "I'm sorry, I don't know that. If you leave your email address here, someone will get back to you.",
    whichOne: 'Did you mean one of these?',
    offTopic: 'I can only help with questions about this website.',
    leaveEmail: 'Of course. Leave your email address here, and a person will get back to you.',
    orLeaveEmail: 'You can also leave your email address here, and a person will get back to you.',
    personAsked: "Of course. I've asked a person to join this chat.",
    personAlsoAsked: "I've also asked a person to join this chat.",
    complaint:
      "I'm sorry that this was not what you hoped for. Leave your email address here, and a person will look into it.",
    abuse: 'I would like to help. What do you want to know about this website?',
    greeting: 'Hello! What can I do for you?',
    thanks: "You're welcome! Is there anything else I can help with?",
    farewell: 'Goodbye, and have a good day!',
    noted: 'Good! Ask me whenever there is something else.',
  },
  es: {
    apology:
      'Lo siento, ahora mismo no puedo responder a eso. Si deja aquí su correo electrónico, alguien se pondrá en contacto con usted.',
    usedUp:
      'Lo siento, en este momento no puedo atender más preguntas. Inténtelo más tarde o póngase en contacto con nosotros.',
    unknown:
      'Lo siento, eso no lo sé. Si deja aquí su correo electrónico, alguien se pondrá en contacto con usted.',
    whichOne: '¿Quería preguntar algo de esto?',
    offTopic: 'Solo puedo ayudar con preguntas sobre este sitio web.',
    leaveEmail:
      'Por supuesto. Deje aquí su correo electrónico y una persona se pondrá en contacto con usted.',
    orLeaveEmail:
      'También puede dejar aquí su correo electrónico y una persona se pondrá en contacto con usted.',
    personAsked: 'Por supuesto. He pedido que una persona se una a este chat.',
    personAlsoAsked: 'También he pedido que una persona se una a este chat.',
    complaint:
      'Siento que no haya sido lo que esperaba. Deje aquí su correo electrónico y una persona se ocupará de ello.',
    abuse: 'Me gustaría ayudarle. ¿Qué quiere saber sobre este sitio web?',
    greeting: '¡Hola! ¿En qué puedo ayudarle?',
    thanks: '¡De nada! ¿Puedo ayudarle en algo más?',
    farewell: '¡Adiós y que tenga un buen día!',
    noted: '¡Muy bien! Aquí estoy si necesita algo más.',
  },
  fr: {
    apology:
      "Désolé, je ne peux pas répondre à cela pour le moment. Laissez ici votre adresse e-mail et quelqu'un vous répondra.",
    usedUp:
      'Désolé, je ne peux plus prendre de questions pour le moment. Réessayez plus tard ou contactez-nous directement.',
    unknown: "Désolé, je ne le sais pas. Laissez ici votre adresse e-mail et quelqu'un vous répondra.",
    whichOne: "Vouliez-vous demander l'une de ces choses ?",
    offTopic: "Je ne peux répondre qu'aux questions sur ce site.",
    leaveEmail: 'Bien sûr. Laissez ici votre adresse e-mail et une personne vous répondra.',
    orLeaveEmail: 'Vous pouvez aussi laisser ici votre adresse e-mail et une personne vous répondra.',
    personAsked: "Bien sûr. J'ai demandé à une personne de rejoindre cette conversation.",
    personAlsoAsked: "J'ai aussi demandé à une personne de rejoindre cette conversation.",
    complaint:
      "Je suis désolé que cela n'ait pas répondu à votre attente. Laissez ici votre adresse e-mail et une personne s'en occupera.",
    abuse: "J'aimerais vous aider. Que voulez-vous savoir sur ce site ?",
    greeting: 'Bonjour ! Que puis-je faire pour vous ?',
    thanks: 'Je vous en prie ! Puis-je vous aider pour autre chose ?',
    farewell: 'Au revoir et bonne journée !',
    noted: "Très bien ! Je suis là si vous avez besoin d'autre chose.",
  },
  de: {
    apology:
      'Das kann ich im Moment leider nicht beantworten. Wenn Sie hier Ihre E-Mail-Adresse hinterlassen, meldet sich jemand bei Ihnen.',
    usedUp:
      'Ich kann im Moment leider keine weiteren Fragen annehmen. Bitte versuchen Sie es später noch einmal oder wenden Sie sich direkt an uns.',
    unknown:
      'Das weiß ich leider nicht. Wenn Sie hier Ihre E-Mail-Adresse hinterlassen, meldet sich jemand bei Ihnen.',
    whichOne: 'Meinten Sie eine dieser Fragen?',
    offTopic: 'Ich kann nur bei Fragen zu dieser Website helfen.',
    leaveEmail: 'Gerne. Hinterlassen Sie hier Ihre E-Mail-Adresse, dann meldet sich ein Mensch bei Ihnen.',
    orLeaveEmail:
      'Sie können auch hier Ihre E-Mail-Adresse hinterlassen, dann meldet sich ein Mensch bei Ihnen.',
    personAsked: 'Gerne. Ich habe jemanden aus dem Team gebeten, diesem Chat beizutreten.',
    personAlsoAsked: 'Außerdem habe ich jemanden aus dem Team gebeten, diesem Chat beizutreten.',
    complaint:
      'Es tut mir leid, dass Ihnen das nicht geholfen hat. Hinterlassen Sie hier Ihre E-Mail-Adresse, dann kümmert sich ein Mensch darum.',
    abuse: 'Ich möchte Ihnen gern helfen. Was möchten Sie über diese Website wissen?',
    greeting: 'Hallo! Was kann ich für Sie tun?',
    thanks: 'Gern geschehen! Kann ich sonst noch etwas für Sie tun?',
    farewell: 'Auf Wiedersehen und einen schönen Tag!',
    noted: 'Gut! Fragen Sie gern, wenn noch etwas ist.',
  },
  pt: {
    apology:
      'Desculpe, não consigo responder a isso agora. Se deixar aqui o seu e-mail, alguém entrará em contato.',
    usedUp:
      'Desculpe, não posso atender mais perguntas no momento. Tente mais tarde ou fale diretamente conosco.',
    unknown: 'Desculpe, isso eu não sei. Se deixar aqui o seu e-mail, alguém entrará em contato.',
    whichOne: 'Você quis perguntar algo disto?',
    offTopic: 'Só posso ajudar com perguntas sobre este site.',
    leaveEmail: 'Claro. Deixe aqui o seu e-mail e uma pessoa entrará em contato.',
    orLeaveEmail: 'Você também pode deixar aqui o seu e-mail e uma pessoa entrará em contato.',
    personAsked: 'Claro. Pedi que uma pessoa entre nesta conversa.',
    personAlsoAsked: 'Também pedi que uma pessoa entre nesta conversa.',
    complaint:
      'Sinto muito por não ter sido o que você esperava. Deixe aqui o seu e-mail e uma pessoa cuidará disso.',
    abuse: 'Eu gostaria de ajudar. O que você quer saber sobre este site?',
    greeting: 'Olá! Como posso ajudar?',
    thanks: 'De nada! Posso ajudar em mais alguma coisa?',
    farewell: 'Até logo e tenha um bom dia!',
    noted: 'Que bom! Estou aqui se precisar de mais alguma coisa.',
  },
  hi: {
    apology: 'क्षमा करें, मैं अभी इसका उत्तर नहीं दे सकता। यहाँ अपना ईमेल पता छोड़ दें, कोई आपसे संपर्क करेगा।',
    usedUp: 'क्षमा करें, मैं इस समय और प्रश्न नहीं ले सकता। कृपया बाद में फिर कोशिश करें या हमसे सीधे संपर्क करें।',
    unknown: 'क्षमा करें, यह मुझे नहीं पता। यहाँ अपना ईमेल पता छोड़ दें, कोई आपसे संपर्क करेगा।',
    whichOne: 'क्या आप इनमें से कुछ पूछना चाहते थे?',
    offTopic: 'मैं केवल इस वेबसाइट से जुड़े प्रश्नों में मदद कर सकता हूँ।',
    leaveEmail: 'ज़रूर। यहाँ अपना ईमेल पता छोड़ दें, हमारी टीम से कोई व्यक्ति आपसे संपर्क करेगा।',
    orLeaveEmail: 'आप यहाँ अपना ईमेल पता भी छोड़ सकते हैं, हमारी टीम से कोई व्यक्ति आपसे संपर्क करेगा।',
    personAsked: 'ज़रूर। मैंने टीम के एक सदस्य से इस चैट में जुड़ने को कहा है।',
    personAlsoAsked: 'साथ ही, मैंने टीम के एक सदस्य से इस चैट में जुड़ने को कहा है।',
    complaint:
      'मुझे खेद है कि आपको वह नहीं मिला जो आप चाहते थे। यहाँ अपना ईमेल पता छोड़ दें, हमारी टीम से कोई व्यक्ति इसे देखेगा।',
    abuse: 'मैं आपकी मदद करना चाहता हूँ। आप इस वेबसाइट के बारे में क्या जानना चाहते हैं?',
    greeting: 'नमस्ते! मैं आपकी क्या मदद कर सकता हूँ?',
    thanks: 'आपका स्वागत है! क्या मैं कुछ और मदद कर सकता हूँ?',
    farewell: 'नमस्ते, आपका दिन शुभ हो!',
    noted: 'बहुत अच्छा! कुछ और हो तो ज़रूर पूछें।',
  },
  ar: {
    apology: 'عذرًا، لا أستطيع الإجابة عن ذلك الآن. اترك بريدك الإلكتروني هنا وسيتواصل معك أحدنا.',
    usedUp: 'عذرًا، لا أستطيع استقبال المزيد من الأسئلة حاليًا. حاول لاحقًا أو تواصل معنا مباشرة.',
    unknown: 'عذرًا، لا أعرف ذلك. اترك بريدك الإلكتروني هنا وسيتواصل معك أحدنا.',
    whichOne: 'هل قصدت أحد هذه الأسئلة؟',
    offTopic: 'يمكنني المساعدة فقط في الأسئلة المتعلقة بهذا الموقع.',
    leaveEmail: 'بالتأكيد. اترك بريدك الإلكتروني هنا وسيتواصل معك شخص من فريقنا.',
    orLeaveEmail: 'يمكنك أيضًا ترك بريدك الإلكتروني هنا وسيتواصل معك شخص من فريقنا.',
    personAsked: 'بالطبع. طلبت من أحد أفراد الفريق الانضمام إلى هذه المحادثة.',
    personAlsoAsked: 'وطلبت أيضًا من أحد أفراد الفريق الانضمام إلى هذه المحادثة.',
    complaint: 'يؤسفني أن ذلك لم يكن ما توقعته. اترك بريدك الإلكتروني هنا وسيتولى الأمر شخص من فريقنا.',
    abuse: 'أود مساعدتك. ماذا تريد أن تعرف عن هذا الموقع؟',
    greeting: 'مرحبًا! كيف يمكنني مساعدتك؟',
    thanks: 'على الرحب والسعة! هل يمكنني مساعدتك في شيء آخر؟',
    farewell: 'إلى اللقاء، وأتمنى لك يومًا سعيدًا!',
    noted: 'حسنًا! أنا هنا إذا احتجت إلى شيء آخر.',
  },
  ja: {
    apology:
      '申し訳ありませんが、今はお答えできません。こちらにメールアドレスを残していただければ、担当者からご連絡します。',
    usedUp:
      '申し訳ありませんが、現在これ以上ご質問をお受けできません。後ほどお試しいただくか、直接お問い合わせください。',
    unknown:
      '申し訳ありませんが、わかりかねます。こちらにメールアドレスを残していただければ、担当者からご連絡します。',
    whichOne: '次のうちのどれかをお尋ねでしょうか。',
    offTopic: 'このサイトに関するご質問にのみお答えできます。',
    leaveEmail: '承知しました。こちらにメールアドレスを残していただければ、担当者からご連絡します。',
    orLeaveEmail: 'こちらにメールアドレスを残していただければ、担当者からもご連絡します。',
    personAsked: 'かしこまりました。担当者にこのチャットへの参加を依頼しました。',
    personAlsoAsked: 'あわせて、担当者にこのチャットへの参加を依頼しました。',
    complaint:
      'ご期待に沿えず申し訳ありません。こちらにメールアドレスを残していただければ、担当者が対応いたします。',
    abuse: 'お手伝いしたいと思います。このサイトについて何をお知りになりたいですか。',
    greeting: 'こんにちは！どのようなご用件でしょうか。',
    thanks: 'どういたしまして！ほかにお手伝いできることはありますか。',
    farewell: 'ありがとうございました。よい一日をお過ごしください！',
    noted: '承知しました。ほかに何かあればお尋ねください。',
  },
};
