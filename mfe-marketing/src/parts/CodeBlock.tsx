import css from './CodeBlock.module.css';

/** A few lines of code to look at. */
export function CodeBlock({ code }: { code: string }) {
  return (
    <pre className={css.code}>
      <code>{code}</code>
    </pre>
  );
}
