import css from './Particles.module.css';

/** Eight faint circles behind the page. Decoration. */
export function Particles() {
  return (
    <div className={css.particles} aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
