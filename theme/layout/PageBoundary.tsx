import { Component, type ReactNode } from 'react';
import { dropPreparedPage } from '../hooks/preparedPage';

export interface PageBoundaryProps {
  /** Whether what it holds is drawn before anybody has opened it. */
  isUnseen?: boolean;
  children: ReactNode;
}

/**
 * Where a part has thrown (a text that an extension has moved, a page whose script is gone), React takes
 * away everything up to here. It says so then, and theme/boot/pageFailure.ts puts the page back. A page
 * that nobody has opened is only forgotten: when it is opened it is drawn anew.
 */
export class PageBoundary extends Component<PageBoundaryProps> {
  static getDerivedStateFromError = () => ({});

  override componentDidCatch() {
    if (this.props.isUnseen) dropPreparedPage();
    else document.dispatchEvent(new Event('appfail'));
  }

  override render() {
    return this.state ? null : this.props.children;
  }
}
