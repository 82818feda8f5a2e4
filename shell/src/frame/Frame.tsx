import type { NavigationEntry } from '@askwell/contracts';
import { Outlet } from '@askwell/platform/shell';
import { useWords } from '@askwell/ui';
import { Header } from '../header/Header.tsx';
import { useSessionCheck } from '../session/use-session-check.ts';
import { Toasts } from '../toasts/Toasts.tsx';
import { shellWords } from '../words/shell.ts';
import { contentId } from './content-id.ts';
import css from './Frame.module.css';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SelfRepair } from './SelfRepair.tsx';
import { useScroll } from './use-scroll.ts';
import { useTextFace } from './use-text-face.ts';

/**
 * What stays on every page: header, toasts, the watch over the session. The page itself is the
 * outlet.
 */
export function Frame({ navigation }: { navigation: NavigationEntry[] }) {
  const { skip } = useWords(shellWords);
  useSessionCheck();
  useScroll();
  useTextFace();
  return (
    <div className={css.frame}>
      <a className={css.skip} href={`#${contentId}`}>
        {skip}
      </a>
      <Header navigation={navigation} />
      <SelfRepair>
        <Outlet />
      </SelfRepair>
      <LeaveGuard />
      <Toasts />
    </div>
  );
}
