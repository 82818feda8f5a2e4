import { Button, Card, FailureBanner, Form, Send, TextArea, TextField, useWords } from '@askwell/ui';
import { contactWords } from '../words/contact.ts';
import css from './ContactForm.module.css';
import { Sent } from './Sent.tsx';
import { Trap } from './Trap.tsx';
import { useContactForm } from './use-contact-form.ts';

export function ContactForm() {
  const { bind, submit, sent, failure, writeAnother, isSending, trap } = useContactForm();
  const { form } = useWords(contactWords);
  if (sent !== null) return <Sent message={sent} onAnother={writeAnother} />;
  return (
    <Card as="section" padding="l" aria-labelledby="form-title">
      <Form onSubmit={submit}>
        <h2 id="form-title">{form.title}</h2>
        <FailureBanner failure={failure} hints={form.hints} />
        <div className={css.pair}>
          <TextField {...bind('name')} label={form.name} autoComplete="name" maxLength={100} />
          <TextField
            {...bind('email')}
            label={form.email}
            type="email"
            autoComplete="email"
            maxLength={254}
            placeholder={form.emailExample}
          />
        </div>
        <TextField {...bind('subject')} label={form.subject} autoComplete="off" maxLength={200} />
        <TextArea
          {...bind('message')}
          label={form.message}
          rows={7}
          maxLength={5000}
          className={css.message}
        />
        <Trap label={form.trap} {...trap} />
        <div className={css.end}>
          <Button
            type="submit"
            variant="primary"
            size="l"
            icon={<Send aria-hidden="true" />}
            busy={isSending}
            busyLabel={form.sending}
          >
            {form.send}
          </Button>
          <p className={css.required}>{form.required}</p>
        </div>
      </Form>
    </Card>
  );
}
