import type { Chat } from '../../chat.ts';
import { fill, type Texts } from '../../texts/index.ts';
import { button, element, listen } from '../dom/element.ts';
import { glyph } from '../dom/icons.ts';

type EndingOptions = {
  texts: Texts;
  onRate: (rating: number, comment: string) => Promise<boolean>;
  onResume: () => void;
  onRestart: () => void;
};

/**
 * What stands in the place of the composer when a conversation is over: a rating, and the way to a
 * new one.
 */
export const endingView = ({ texts, onRate, onResume, onRestart }: EndingOptions) => {
  let rating = 0;
  const choose = (stars: number) => {
    rating = stars;
    labels.forEach((label, index) => label.classList.toggle('on', index < stars));
    meaning.textContent = texts.ratings[stars - 1] ?? '';
    more.hidden = stars === 0;
  };
  const labels = [1, 2, 3, 4, 5].map((stars) => {
    const name = fill(texts.stars, stars);
    const input = element('input', { type: 'radio', name: 'rating', 'aria-label': name });
    listen(input, 'change', () => choose(stars));
    return element('label', { title: name }, input, glyph('star'));
  });
  const meaning = element('output', { class: 'meaning' });
  const comment = element('textarea', {
    class: 'box',
    rows: '2',
    dir: 'auto',
    maxlength: '1000',
    placeholder: texts.comment,
    'aria-label': texts.comment,
  });
  const failure = element('p', { class: 'problem', role: 'alert' });
  const submit = element('button', { type: 'submit', class: 'filled' }, texts.sendRating);
  const more = element('div', { class: 'comment' }, comment, failure, submit);
  const stars = element('fieldset', { class: 'stars' }, element('legend', {}, texts.rateTitle), ...labels);
  const form = element('form', {}, stars, meaning, more);
  const thanks = element('p', { class: 'thanks' }, texts.rated);
  const full = element('p', { class: 'thanks' });
  const resume = button({ class: 'link', onClick: onResume }, texts.back);
  const restart = button({ class: 'link', onClick: onRestart }, texts.newConversation);
  choose(0);

  const rate = async () => {
    submit.disabled = true;
    failure.textContent = '';
    const isRated = await onRate(rating, comment.value.trim());
    submit.disabled = false;
    if (!isRated) failure.textContent = texts.notRated;
  };
  listen(form, 'submit', (event) => {
    event.preventDefault();
    return rate();
  });

  return {
    node: element(
      'div',
      { class: 'ending' },
      full,
      form,
      thanks,
      element('div', { class: 'ways' }, restart, resume),
    ),
    focus: () => (form.hidden ? restart : labels[0]?.control)?.focus(),
    update({ phase, rating: given, messages, person }: Chat): void {
      const canRate = messages.some(({ role, id }) => role !== 'visitor' && id);
      const isClosed = person.status === 'closed';
      full.textContent = isClosed ? texts.closed : texts.full;
      full.hidden = !isClosed && phase !== 'full';
      form.hidden = given !== null || !canRate;
      thanks.hidden = given === null;
      resume.hidden = phase !== 'ended';
      if (messages.length === 0) {
        form.reset();
        choose(0);
      }
    },
  };
};
