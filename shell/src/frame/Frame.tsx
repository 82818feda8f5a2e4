import type { NavigationEntry } from '@askwell/contracts';
import { Outlet, ScrollRestoration } from '@askwell/platform/shell';
import { Header } from '../header/Header.tsx';
import { useSessionCheck } from '../session/use-session-check.ts';
import { Toasts } from '../toasts/Toasts.tsx';
import css from './Frame.module.css';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SelfRepair } from './SelfRepair.tsx';

/** What stays on every page: header, toasts, the watch over the session. The page itself is the outlet. */
export function Frame({ navigation }: { navigation: NavigationEntry[] }) {
  useSessionCheck();
  return (
    <div className={css.frame}>
      <a className={css.skip} href="#content">
        Skip to content
      </a>
      <Header navigation={navigation} />
      <SelfRepair>
        <Outlet />
      </SelfRepair>
      <LeaveGuard />
      <Toasts />
      <ScrollRestoration />
    </div>
  );
}
