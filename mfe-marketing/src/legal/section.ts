/** One section of a legal text. */
export type LegalSection = { title: string; paragraphs: readonly string[]; points?: readonly string[] };

/** A legal text. The key of a section is the anchor in its address. */
export type LegalText = {
  title: string;
  lead: string;
  updated: string;
  sections: Readonly<Record<string, LegalSection>>;
};
