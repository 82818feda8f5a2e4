/** Words in the paths of pages that answer what visitors ask, in eight languages. */
const useful =
  /faq|help|support|question|frage|hilfe|aide|ayuda|ajuda|aiuto|shipping|deliver|versand|liefer|livraison|env[ií]o|entrega|sped|return|refund|r[uü]ck|retour|devol|reso|contact|kontakt|contatt|contato|about|ueber|uns|propos|nosotros|sobre|chi-siamo|pric|preis|tarif|preci|prezz|cennik|prijs|opening|hours|oeffnung|horaire|horario|orari|openingstijden|service|terms|warranty|garantie|payment|zahlung|paiement|pago/i;
const lessUseful =
  /blog|news|press|career|jobs|archive|category|author|event|imprint|privacy|datenschutz|cookie/i;

const ranks = { seed: 0, useful: 1, ordinary: 2, lessUseful: 3 };

/** The order in which pages are read: what visitors ask about first, then near pages first. */
export function orderOf(url: URL, depth: number): number {
  if (depth === 0) return ranks.seed;
  const rank = useful.test(url.pathname)
    ? ranks.useful
    : lessUseful.test(url.pathname)
      ? ranks.lessUseful
      : ranks.ordinary;
  return rank * 100 + depth;
}
