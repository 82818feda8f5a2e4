type Foreign = 'de' | 'es' | 'fr';

/**
 * Words of common questions to a shop, as `foreign: english` (several English words by `/`). Keys
 * are stems: the longest one that a word begins with counts. A word that is `-` only tells the
 * language. A simulated model needs no more vocabulary.
 */
const tables: Record<Foreign, string> = {
  de: `ihre: -, ihren: -, verkauf: sell, akzeptier: accept, nehmt: accept, wann: hours/open, samstag: saturday, sonntag: sunday, montag: monday, öffn: hours/open, geöffnet: hours/open, auf: -, haben: -, ihr: -, sie: -, ist: -, sind: -, gibt: -, es: -,
    und: -, oder: -, ich: -, mein: -, meine: -, meinen: -, kann: -, können: -, der: -, das: -, den: -, ein: -, eine: -, einen: -, auch: -,
    wie: -, wo: -, wer: -, nach: -, zu: -, zum: -, für: -, im: -, mit: -, nicht: -, lange: long, viel: -, kostet: cost, kosten: cost, preis: cost/price,
    versand: delivery/ship, liefer: delivery/ship, ausland: abroad, verschick: ship, deutschland: abroad, schweiz: abroad, österreich: abroad,
    paket: parcel, sendung: parcel, verfolg: track, bestell: order, stornier: cancel, ändern: change, abo: subscription, kündig: cancel,
    zurückgeb: return, rückgabe: return, umtausch: return, zurück: back, geld: money, erstatt: money/refund, kaputt: broken, zerbrochen: broken, beschädigt: broken,
    teekanne: teapot, kanne: teapot, tee: tea, tees: tea, bio: organic, koffein: caffeine, entkoffeiniert: caffeine, grüner: green, grünen: green, grüntee: green,
    matcha: matcha, zubereit: make/brew, koche: brew, lager: store, aufbewahr: store, gutschein: gift/card, geschenk: gift, verpack: wrap,
    zahl: payment/pay, bezahl: payment/pay, rechnung: payment, park: parking, rollstuhl: wheelchair, barrierefrei: accessible, verkost: tasting,
    rabatt: discount, allergen: allergen, allergie: allergen, nüsse: allergen, anfänger: beginner, empfehl: beginner, herkunft: come, kommt: come, woher: come/where,
    laden: shop/find, geschäft: shop/find, adresse: find/address, finde: find, trinken: drink/serve, gruppe: group, firma: group, hund: dog, hunde: dog`,
  es: `horario: hours/open, abre: hours/open, abri: hours/open, sábado: saturday, domingo: sunday, lunes: monday, acept: accept, vend: sell, venden: sell, abierto: hours/open, cierr: hours, hora: hours, qué: -, cuál: -, cuándo: -, cuánto: -, cuanto: -, cómo: -, como: -, es: -, está: -,
    el: -, llos: -, las: -, un: -, una: -, de: -, del: -, mi: -, su: -, sus: -, ustedes: -, tienen: -, hay: -, puedo: -, para: -, con: -, sin: -, por: -, se: -, y: -, a: -, en: -, al: -, no: -,
    dónde: -, donde: -, cuesta: cost, precio: cost/price, coste: cost, envío: delivery/ship, envi: delivery/ship, entrega: delivery, tarda: long, extranjero: abroad,
    españa: abroad, méxico: abroad, paquete: parcel, seguir: track, seguimiento: track, rastre: track, pedido: order, cancel: cancel, cambiar: change, suscripción: subscription,
    devol: return, devuelv: return, dinero: money, reembols: money/refund, rot: broken, dañad: broken, tetera: teapot, té: tea, tés: tea, ecológic: organic, orgánic: organic, cafeína: caffeine, teína: caffeine,
    verde: green, matcha: matcha, prepar: make/brew, guard: store, conserv: store, regalo: gift, tarjeta: card, envolver: wrap, envuelv: wrap, paga: payment/pay, pago: payment/pay, pagar: payment/pay, factura: payment, aparc: parking, estacion: parking,
    ruedas: wheelchair, accesible: accessible, cata: tasting, degusta: tasting, descuento: discount, alérgen: allergen, alergia: allergen, principiante: beginner, recomiend: beginner, proced: come, viene: come,
    tienda: shop/find, dirección: find/address, beber: drink/serve, tomar: drink/serve, grupo: group, perro: dog, perros: dog`,
  fr: `horair: hours/open, accept: accept, vende: sell, samedi: saturday, dimanche: sunday, lundi: monday, ouvr: hours/open, ouvert: hours/open, ferm: hours, heure: hours, quelle: -, quel: -, quels: -, quelles: -, quand: -, combien: -, comment: -, est: -, sont: -,
    le: -, la: -, les: -, un: -, une: -, des: -, du: -, de: -, mon: -, ma: -, mes: -, votre: -, vos: -, vous: -, avez: -, je: -, peux: -, puis: -, pour: -, avec: -, sans: -, et: -, à: -, en: -, au: -, y: -, il: -, ce: -, que: -, que: -, ne: -, pas: -, dans: -,
    où: -, coûte: cost, coût: cost, prix: cost/price, livr: delivery/ship, expéd: delivery/ship, envoy: ship, temps: long, délai: long, étranger: abroad, france: abroad, belgique: abroad, suisse: abroad,
    colis: parcel, suivre: track, suivi: track, command: order, annul: cancel, chang: change, modifi: change, abonnement: subscription, retour: return, renvoy: return, rembours: money/refund, argent: money,
    cass: broken, abîm: broken, théière: teapot, thé: tea, thés: tea, bio: organic, biologique: organic, caféine: caffeine, théine: caffeine, vert: green, matcha: matcha, prépar: make/brew, infus: brew, conserv: store,
    cadeau: gift, carte: card, emball: wrap, pay: payment/pay, paiement: payment, factur: payment, parking: parking, gar: parking, fauteuil: wheelchair, accessible: accessible, dégustation: tasting, remise: discount, réduction: discount,
    allergène: allergen, allergie: allergen, débutant: beginner, conseill: beginner, recommand: beginner, provien: come, vient: come, viennent: come, boutique: shop/find, magasin: shop/find, adresse: find/address, boire: drink/serve, groupe: group, chien: dog, chiens: dog`,
};

type Entry = { stem: string; english: string[] };

const entriesOf = (table: string): Entry[] =>
  table
    .split(',')
    .map((pair) => pair.trim().split(': '))
    .map(([stem = '', english = '']) => ({ stem, english: english === '-' ? [] : english.split('/') }))
    // The longest stem first; short words only whole.
    .toSorted((one, other) => other.stem.length - one.stem.length);

const languages: { language: Foreign; entries: Entry[] }[] = [
  { language: 'de', entries: entriesOf(tables.de) },
  { language: 'es', entries: entriesOf(tables.es) },
  { language: 'fr', entries: entriesOf(tables.fr) },
];

const find = (entries: Entry[], word: string): Entry | undefined =>
  entries.find(({ stem }) => (stem.length > 3 ? word.startsWith(stem) : word === stem));

/**
 * The words of a question with their English translations. The language is the one that most of
 * them belong to, if at least half do; else English, and the words stay as they are.
 */
export function translated(words: readonly string[]): {
  language: 'en' | Foreign;
  words: string[][];
} {
  const [best] = languages
    .map((one) => ({ ...one, count: words.filter((word) => find(one.entries, word)).length }))
    .toSorted((one, other) => other.count - one.count);
  if (!best || best.count < words.length / 2 || !isForeign(words, best.entries)) {
    return { language: 'en', words: words.map((word) => [word]) };
  }
  const meaning = words
    .map((word) => ({ word, entry: find(best.entries, word) }))
    .filter(({ entry }) => entry === undefined || entry.english.length > 0)
    .map(({ word, entry }) => [word, ...(entry?.english ?? [])]);
  return { language: best.language, words: meaning.length > 0 ? meaning : words.map((word) => [word]) };
}

/** Words that are alike in English are no evidence: 'parking', 'matcha'. */
const isForeign = (words: readonly string[], entries: Entry[]): boolean =>
  words.some((word) => {
    const entry = find(entries, word);
    return entry && !entry.english.some((english) => english.slice(0, 3) === word.slice(0, 3));
  });
