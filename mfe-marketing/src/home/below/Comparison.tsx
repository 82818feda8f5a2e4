import { Check, useWords, VisuallyHidden, X } from '@askwell/ui';
import { storyWords } from '../../words/story.ts';
import { Section } from './Section.tsx';
import css from './Comparison.module.css';

const marks = ['yes', 'partly', 'no'] as const;
const icons = { yes: <Check aria-hidden="true" />, partly: '~', no: <X aria-hidden="true" /> };

/** What the product does and does not do, with the names of others that do it. */
export function Comparison() {
  const { comparison: words } = useWords(storyWords);
  return (
    <Section title={words.title} text={words.text}>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{words.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.heads.what}</th>
            <th scope="col">{words.heads.us}</th>
            <th scope="col">{words.heads.others}</th>
          </tr>
        </thead>
        <tbody>
          {marks.map((mark) =>
            words.rows[mark].map(([what, others]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td className={css[mark]}>
                  {icons[mark]} {words.marks[mark]}
                </td>
                <td className={css.others}>{others}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      <p className={css.note}>{words.note}</p>
    </Section>
  );
}
