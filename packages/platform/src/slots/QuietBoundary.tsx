import { Component, type ReactNode } from 'react';

type QuietBoundaryProps = { onFailure?: (error: unknown) => void; children: ReactNode };

/** Shows nothing in place of a part that has failed, so that the page goes on without it. */
export class QuietBoundary extends Component<QuietBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure?.(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
