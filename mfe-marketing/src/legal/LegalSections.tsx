import { brand } from '@askwell/platform';
import css from './LegalSections.module.css';
import type { LegalText } from './section.ts';

export function LegalSections({ sections }: { sections: LegalText['sections'] }) {
  return (
    <div className={css.sections}>
      {Object.entries(sections).map(([id, { title, paragraphs, points = [] }], index) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={css.section}>
          <h2 id={`${id}-title`} className={css.title}>
            <span className={css.number}>{index + 1}.</span> {title}
          </h2>
          {paragraphs.map((paragraph) => (
            <Paragraph key={paragraph} text={paragraph} />
          ))}
          {points.length > 0 ? (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          ) : null}
        </section>
      ))}
    </div>
  );
}

/** Our address in it is a link. */
function Paragraph({ text }: { text: string }) {
  const [before, after] = text.split(brand.supportEmail);
  if (after === undefined) return <p>{text}</p>;
  return (
    <p>
      {before}
      <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
      {after}
    </p>
  );
}
