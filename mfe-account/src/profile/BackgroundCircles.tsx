import css from './BackgroundCircles.module.css';

/** Eight faint circles behind the page. Decoration. */
export function BackgroundCircles() {
  return (
    <div className={css.circles} aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
