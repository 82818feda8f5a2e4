import { Component, type ReactNode } from 'react';
import css from './ChartBoundary.module.css';

type Props = { message: string; children: ReactNode };

/** Shows a message in place of a chart that could not be loaded or drawn. */
export class ChartBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <p className={css.failed}>{this.props.message}</p>;
  }
}
