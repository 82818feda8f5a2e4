import { defaultConfiguration, defaultSettings } from '../draft/defaults.ts';
import { format, type KeptDraft } from './kept-draft.ts';

/** Storage is a place that anybody can write to: what is read there must be whole, or it is not taken. */
export const isKeptDraft = (value: unknown): value is KeptDraft =>
  isRecord(value) &&
  value['format'] === format &&
  typeof value['at'] === 'number' &&
  typeof value['by'] === 'string' &&
  typeof value['creationKey'] === 'string' &&
  (value['revision'] === null || typeof value['revision'] === 'number') &&
  isDraft(value['draft']) &&
  isForms(value['forms']);

type Check = (value: unknown) => boolean;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText: Check = (value) => typeof value === 'string';

const isListOf =
  (isItem: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(isItem);

/** Has what the model has, each of the same type. */
const isLike =
  (model: object): Check =>
  (value) =>
    isRecord(value) && Object.entries(model).every(([key, one]) => typeof value[key] === typeof one);

const isFaqText: Check = (value) =>
  isRecord(value) &&
  isText(value['question']) &&
  isText(value['answer']) &&
  isListOf(isText)(value['variants']);

const isDraft: Check = (value) =>
  isRecord(value) &&
  ['name', 'description', 'data', 'retention'].every((key) => isText(value[key])) &&
  typeof value['exactAnswers'] === 'boolean' &&
  isLike(defaultConfiguration)(value['configuration']) &&
  isLike(defaultSettings)(value['settings']) &&
  isListOf(isText)(value['allowedDomains']) &&
  isListOf(isText)(value['suggestedQuestions']) &&
  isListOf((faq) => isFaqText(faq) && isLike({ key: 0 })(faq))(value['faqs']);

const isForms: Check = (value) =>
  isRecord(value) &&
  isFaqText(value['adding']) &&
  isRecord(value['editing']) &&
  Object.values(value['editing']).every(isFaqText);
