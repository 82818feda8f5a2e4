import { useWords } from '@askwell/ui';
import { onboardingWords } from '../words/onboarding.ts';
import { CopyPicture, CreatePicture, SignInPicture } from './KeyPictures.tsx';
import css from './KeyGuide.module.css';

const pictures = [SignInPicture, CreatePicture, CopyPicture];

/** How an owner gets a key from Google, in three pictures, and why it is good to have one. */
export default function KeyGuide() {
  const { guide } = useWords(onboardingWords);
  return (
    <details className={css.guide}>
      <summary className={css.summary}>{guide.summary}</summary>
      <p className={css.why}>{guide.why}</p>
      <ol className={css.steps}>
        {guide.steps.map((step, at) => {
          const Picture = pictures[at];
          return (
            <li key={step} className={css.step}>
              {Picture === undefined ? null : <Picture />}
              <p>
                <strong>{at + 1}.</strong> {step}
              </p>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
