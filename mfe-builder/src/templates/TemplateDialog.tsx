import { useState } from 'react';
import { Button, Dialog, Form, SelectField, TextField, useWords } from '@askwell/ui';
import type { FaqText } from '../draft/faqs.ts';
import { templatesWords } from '../words/templates.ts';
import { fillTemplate } from './fill-template.ts';
import css from './TemplateDialog.adopted.module.css';

type TemplateDialogProps = { onAdd: (faqs: FaqText[]) => void; onClose: () => void };

const formId = 'template-form';

/** Asks for the trade and its details, and makes the first FAQs of them. */
export default function TemplateDialog({ onAdd, onClose }: TemplateDialogProps) {
  const words = useWords(templatesWords);
  const trades = new Map(Object.entries(words.trades));
  const [chosen, setChosen] = useState('shop');
  const [details, setDetails] = useState<Readonly<Record<string, string>>>({});
  const trade = trades.get(chosen) ?? words.trades.shop;
  const faqs = fillTemplate(trade, details);
  const fields = Object.entries({ ...words.commonDetails, ...trade.details });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.lead}
      size="l"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" disabled={faqs.length === 0}>
            {words.add(faqs.length)}
          </Button>
        </>
      }
    >
      <Form id={formId} className={css.form} onSubmit={() => onAdd(faqs)}>
        <SelectField label={words.trade} value={chosen} onChange={(event) => setChosen(event.target.value)}>
          {[...trades].map(([id, { label }]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        {fields.map(([name, { label, example }]) => (
          <TextField
            key={name}
            label={label}
            help={words.example(example)}
            value={details[name] ?? ''}
            maxLength={300}
            onChange={({ target }) => setDetails((current) => ({ ...current, [name]: target.value }))}
          />
        ))}
      </Form>
    </Dialog>
  );
}
