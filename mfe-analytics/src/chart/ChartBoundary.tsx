import { Component, type ReactNode } from 'react';
import css from './ChartBoundary.module.css';

/** Where the chart cannot be fetched or drawn, the numbers around it still stand. */
export class ChartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <p className={css.failed}>The chart could not be loaded. Please reload the page to try again.</p>;
  }
}
