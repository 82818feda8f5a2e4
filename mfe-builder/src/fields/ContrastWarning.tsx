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

/** Says so when white text cannot be read on a colour, and offers the nearest shade on which it can. */
export function ContrastWarning({ label, color, onChange }: ContrastWarningProps) {
  const problem = contrastProblem(color);
  if (problem === null) return null;
  return (
    <Banner tone="warning" title={`White text is hard to read on this ${label}`}>
      <p>
        The contrast is {(Math.floor(problem.contrast * 10) / 10).toFixed(1)} to 1; text needs 4.5. The chat
        makes do with dark letters or a deeper shade.
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
