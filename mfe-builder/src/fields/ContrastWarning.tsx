import { Banner, Button, useWords } from '@askwell/ui';
import { contrastProblem } from '../color/readable-color.ts';
import { fieldsWords } from '../words/fields.ts';
import css from './ContrastWarning.module.css';

type ContrastWarningProps = {
  /** The label of the color's field. */
  label: string;
  /** `#rrggbb` */
  color: string;
  onChange: (color: string) => void;
};

/** Says that a color is too light for white text, and offers the nearest shade that carries it. */
export function ContrastWarning({ label, color, onChange }: ContrastWarningProps) {
  const { design } = useWords(fieldsWords);
  const problem = contrastProblem(color);
  if (problem === null) return null;
  return (
    <Banner tone="warning" title={design.contrast.title(label)}>
      <p>{design.contrast.text(Math.floor(problem.contrast * 10) / 10)}</p>
      <Button
        size="s"
        className={css.use}
        icon={<span className={css.dot} style={{ backgroundColor: problem.readable }} aria-hidden="true" />}
        onClick={() => onChange(problem.readable)}
      >
        {design.contrast.use(problem.readable)}
      </Button>
    </Banner>
  );
}
