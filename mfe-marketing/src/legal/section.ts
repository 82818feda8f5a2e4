/** One section of a legal text; its id is the anchor in the address. */
export type LegalSection = {
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
};

export type LegalText = { title: string; lead: string; updated: string; sections: readonly LegalSection[] };
