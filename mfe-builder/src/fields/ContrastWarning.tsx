import { Banner, Button } from '@askwell/ui';
import { contrastProblem } from '../color/readable-color.ts';
import css from './ContrastWarning.module.css';

type ContrastWarningProps = {
  /** What the colour is called, as in its field. */
  label: string;
  /** `#rrggbb` */
  color: string;
  onChange: (color: string) => void;
};

/** Says that a color is too light for white text, and offers the nearest shade that carries it. */
export function ContrastWarning({ label, color, onChange }: ContrastWarningProps) {
  const problem = contrastProblem(color);
  if (problem === null) return null;
  return (
    <Banner tone="warning" title={`We use dark text on this ${label}`}>
      <p>
        White text would have a contrast of {(Math.floor(problem.contrast * 10) / 10).toFixed(1)} to 1, and
        text needs 4.5. A darker shade carries white text.
      </p>
      <Button
        size="s"
        className={css.use}
        icon={<span className={css.dot} style={{ backgroundColor: problem.readable }} aria-hidden="true" />}
        onClick={() => onChange(problem.readable)}
      >
        Use {problem.readable}
      </Button>
    </Banner>
  );
}
