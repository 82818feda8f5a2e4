import type { ReactNode } from 'react';
import type { RemotePage } from '@askwell/contracts';
import { classes } from '@askwell/ui';
import { AppBarSlot } from '../app-bar/AppBarSlot.tsx';
import { Footer } from '../footer/Footer.tsx';
import { Guard } from '../session/Guard.tsx';
import { contentId } from './content-id.ts';
import css from './Frame.module.css';

/** Where a page stands that everybody may see: with the footer. */
export function PublicView({ children }: { children: ReactNode }) {
  return (
    <>
      <main id={contentId} tabIndex={-1} className={classes(css.main, css.tall)}>
        {children}
      </main>
      <Footer />
    </>
  );
}

/** Where a page stands that is for owners: below the app bar. */
export function GuardedView({ page, children }: { page: RemotePage; children: ReactNode }) {
  return (
    <>
      <AppBarSlot />
      <main id={contentId} tabIndex={-1} className={classes(css.main, css.app)}>
        <Guard page={page}>{children}</Guard>
      </main>
    </>
  );
}
