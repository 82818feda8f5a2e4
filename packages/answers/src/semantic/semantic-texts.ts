import type { Knowledge } from '../index-types.ts';
import { documentsOf, type SourceDocument } from '../text/documents.ts';

/**
 * The texts of a document that are embedded: its wordings, then what it answers. A passage is one
 * text, since its title alone says little.
 */
export const embeddedTexts = ({
  kind,
  wordings,
  body,
}: SourceDocument): { wordings: readonly string[]; answer: string | null } =>
  kind === 'faq'
    ? { wordings, answer: body === '' ? null : body }
    : { wordings: [`${wordings[0] ?? ''}: ${body}`], answer: null };

/**
 * All texts of a knowledge base that its semantic index needs vectors of, each once. It also needs
 * those of `unrelatedQuestions`.
 */
export const textsToEmbed = ({ faqs, data }: Knowledge): string[] => {
  const texts = new Set<string>();
  for (const document of documentsOf({ faqs, data })) {
    const { wordings, answer } = embeddedTexts(document);
    for (const wording of wordings) texts.add(wording);
    if (answer !== null) texts.add(answer);
  }
  return [...texts];
};
