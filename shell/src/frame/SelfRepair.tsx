import { Component, Fragment, type ReactNode } from 'react';

type Props = { children: ReactNode };
type State = { repairs: number; error: unknown };

/** More errors than this in one visit are no accident. */
const maximum = 3;

/**
 * Catches what a page's own boundary cannot: an error thrown while a page is being left, which
 * would take the header and the innocent next page with it. The content is built anew, a few times;
 * after that the error goes on up.
 */
export class SelfRepair extends Component<Props, State> {
  override state: State = { repairs: 0, error: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  override componentDidCatch(): void {
    if (this.state.repairs < maximum) this.setState(({ repairs }) => ({ repairs: repairs + 1, error: null }));
  }

  override render(): ReactNode {
    const { error, repairs } = this.state;
    if (error === null) return <Fragment key={repairs}>{this.props.children}</Fragment>;
    if (repairs < maximum) return null;
    throw error;
  }
}
