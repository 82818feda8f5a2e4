import { useWords } from '@askwell/ui';
import { MarketingPage } from '../parts/MarketingPage.tsx';
import { Opening } from '../parts/Opening.tsx';
import { Questions } from '../parts/Questions.tsx';
import { contactWords } from '../words/contact.ts';
import { ContactForm } from './ContactForm.tsx';
import css from './ContactPage.module.css';
import { Info } from './Info.tsx';

export default function ContactPage() {
  const { opening, questions } = useWords(contactWords);
  return (
    <MarketingPage>
      <Opening title={opening.title} lead={opening.lead} />
      <div className={css.columns}>
        <ContactForm />
        <Info />
      </div>
      <Questions title={questions.title} questions={questions.list} />
    </MarketingPage>
  );
}
