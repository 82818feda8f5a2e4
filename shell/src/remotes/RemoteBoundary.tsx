import { Component, type ReactNode } from 'react';
import { RemoteFailure } from './RemoteFailure.tsx';

type Props = { onFailure: (error: unknown) => void; children: ReactNode };
type State = { error: unknown };

/** Keeps the failure of one remote's page to that page: the frame and every other page go on. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return <RemoteFailure error={this.state.error} onRetry={this.retry} />;
  }

  private readonly retry = () => this.setState({ error: null });
}
