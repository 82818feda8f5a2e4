import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import css from './Spinner.module.css';

/**
 * A turning ring in the color of the text around it. With a label it stands alone and is read out.
 */
export function Spinner({ label }: { label?: string }) {
  if (label === undefined) return <span className={css.spinner} aria-hidden="true" />;
  return (
    <output>
      <span className={css.spinner} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
