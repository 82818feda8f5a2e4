import type { Contact } from '../../memory.ts';
import type { Texts } from '../../texts/index.ts';
import { button, element, listen } from '../dom/element.ts';
import { glyph } from '../dom/icons.ts';

type ContactOptions = {
  texts: Texts;
  /** What the page said of the visitor. */
  known: () => string | undefined;
  /** @returns why it was not taken; nothing when it was */
  onLeave: (email: string, message: string) => Promise<string | undefined>;
};

/**
 * Below a reply that was no answer: a line that opens the form for an email address, so that the
 * reply stays in sight. Afterwards the thanks for the address.
 */
export const contactView = ({ texts, known, onLeave }: ContactOptions) => {
  const email = element('input', {
    class: 'box',
    type: 'email',
    autocomplete: 'email',
    maxlength: '254',
    dir: 'ltr',
    required: '',
    'aria-describedby': 'contact-use',
  });
  const message = element('textarea', { class: 'box', rows: '2', dir: 'auto', maxlength: '1000' });
  const failure = element('p', { class: 'problem', role: 'alert', id: 'contact-problem' });
  const use = element('p', { id: 'contact-use' }, texts.emailUse);
  const submit = element('button', { type: 'submit', class: 'filled' }, texts.send);
  const form = element(
    'form',
    { class: 'contact', novalidate: '', 'aria-label': texts.contactTitle },
    element('label', {}, texts.email, email),
    use,
    failure,
    element('label', {}, texts.contactMessage, message),
    submit,
  );
  let isOpen = false;
  const line = button(
    {
      class: 'plain line',
      onClick() {
        isOpen = true;
        line.hidden = true;
        form.hidden = false;
        email.focus();
      },
    },
    texts.contactTitle,
  );
  const thanks = element('p', { class: 'contact thanks' });
  let isBusy = false;

  const tell = (problem: string, isWrong: boolean) => {
    failure.replaceChildren(...(problem ? [glyph('alert'), problem] : []));
    email.ariaInvalid = String(isWrong);
    email.setAttribute('aria-describedby', isWrong ? `${failure.id} ${use.id}` : use.id);
    if (isWrong) email.focus();
  };
  const leave = async () => {
    if (isBusy) return;
    email.value = email.value.trim();
    if (!email.checkValidity()) return tell(texts.contactInvalid, true);
    tell('', false);
    isBusy = submit.disabled = true;
    const problem = await onLeave(email.value, message.value.trim());
    isBusy = submit.disabled = false;
    if (problem) tell(problem, problem === texts.contactInvalid);
    else {
      isOpen = false;
      form.reset();
    }
  };
  listen(form, 'submit', (event) => {
    event.preventDefault();
    return leave();
  });

  return {
    node: element('div', {}, line, form, thanks),
    /** `isReady`: nothing else is under way. */
    update(contact: Contact, isReady: boolean): void {
      const isShown = contact.isWanted && isReady;
      const isAsked = isShown && contact.email === '';
      if (isAsked && !email.value) email.value = known() ?? '';
      line.hidden = !isAsked || isOpen;
      form.hidden = !isAsked || !isOpen;
      thanks.hidden = !isShown || contact.email === '';
      const [before = '', after = ''] = texts.contactLeft.split('{email}');
      thanks.replaceChildren(before, element('bdi', {}, contact.email), after);
    },
  };
};
