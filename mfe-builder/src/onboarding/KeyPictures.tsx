import type { ReactNode } from 'react';
import { useWords } from '@askwell/ui';
import { onboardingWords } from '../words/onboarding.ts';
import css from './KeyGuide.module.css';

/** A browser window in which one thing matters. The step beside it says the same in words. */
function Window({ children }: { children: ReactNode }) {
  return (
    <svg className={css.picture} viewBox="0 0 240 132" aria-hidden="true">
      <rect className={css.sheet} x="12" y="12" width="216" height="132" rx="8" />
      {[24, 33, 42].map((x) => (
        <circle key={x} className={css.bar} cx={x} cy="23" r="2.5" />
      ))}
      <rect className={css.bar} x="60" y="20" width="120" height="6" rx="3" />
      {children}
    </svg>
  );
}

const Pointer = ({ x, y }: { x: number; y: number }) => (
  <path className={css.pointer} d={`M${x} ${y}l0 16 4-4 3 7 3-1-3-7 6 0z`} />
);

export function SignInPicture() {
  const { guide } = useWords(onboardingWords);
  return (
    <Window>
      <circle className={css.bar} cx="120" cy="56" r="12" />
      <rect className={css.button} x="28" y="80" width="184" height="26" rx="13" />
      <text className={css.label} x="120" y="97" textAnchor="middle">
        {guide.open}
      </text>
      <Pointer x={176} y={98} />
    </Window>
  );
}

export function CreatePicture() {
  const { guide } = useWords(onboardingWords);
  return (
    <Window>
      {[52, 68, 84, 100].map((y) => (
        <rect key={y} className={css.bar} x="24" y={y} width="40" height="5" rx="2.5" />
      ))}
      <rect className={css.bar} x="84" y="50" width="90" height="7" rx="3.5" />
      <rect className={css.button} x="84" y="70" width="116" height="26" rx="6" />
      <text className={css.label} x="142" y="87" textAnchor="middle">
        {guide.create}
      </text>
      <Pointer x={182} y={88} />
    </Window>
  );
}

export function CopyPicture() {
  const { guide } = useWords(onboardingWords);
  return (
    <Window>
      <rect className={css.sheet} x="28" y="46" width="184" height="24" rx="5" />
      <text className={css.key} x="38" y="62">
        AIzaSy••••••••••••3f9K
      </text>
      <rect className={css.button} x="128" y="82" width="84" height="26" rx="6" />
      <text className={css.label} x="170" y="99" textAnchor="middle">
        {guide.copy}
      </text>
      <Pointer x={194} y={100} />
    </Window>
  );
}
