import { chatbotDefaults } from '@askwell/contracts';
import { format, type LocalDraft } from './local-draft.ts';

/** Other scripts and older releases write to the same storage: an incomplete draft is ignored. */
export const isLocalDraft = (value: unknown): value is LocalDraft =>
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

/** The values that a field may hold; another kind needs a check of its own in `isLike`. */
type Model = string | number | boolean | readonly unknown[] | { readonly [name: string]: Model };

const someTexts = {
  language: '',
  chatWindowTitle: '',
  chatWindowSubtitle: '',
  welcomeMessage: '',
  placeholder: '',
};

/** The items of lists that hold something else than texts, by the field's name. */
const itemChecks = new Map<string, Check>([
  ['week', isListOf(isListOf((minute) => typeof minute === 'number'))],
  ['exceptions', isRecord],
  ['texts', (value) => isLike(someTexts)(value)],
]);

/** Has every member of the model, each of the same kind. */
const isLike =
  (model: Model, field = ''): Check =>
  (value) => {
    if (typeof model !== 'object') return typeof value === typeof model;
    if (isList(model)) return isListOf(itemChecks.get(field) ?? isText)(value);
    return isRecord(value) && Object.entries(model).every(([name, one]) => isLike(one, name)(value[name]));
  };

// `Array.isArray` does not recognize a readonly list.
const isList = (model: Model): model is readonly unknown[] => Array.isArray(model);

const isFaqText: Check = (value) =>
  isRecord(value) &&
  isText(value['question']) &&
  isText(value['answer']) &&
  isListOf(isText)(value['variants']);

const isDraft: Check = (value) =>
  isRecord(value) &&
  isLike(chatbotDefaults)(value) &&
  isText(value['data']) &&
  isListOf((faq) => isFaqText(faq) && isLike({ key: 0 })(faq))(value['faqs']);

const isForms: Check = (value) =>
  isRecord(value) &&
  isFaqText(value['adding']) &&
  isRecord(value['editing']) &&
  Object.values(value['editing']).every(isFaqText);
