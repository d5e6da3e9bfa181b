import { Component, type ReactNode } from 'react';

/**
 * Where a part has thrown (a text that an extension has moved, a page whose script is gone), React takes
 * away everything up to here. It says so then, and theme/boot/pageFailure.ts puts the page back.
 */
export class PageBoundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({});

  override componentDidCatch() {
    document.dispatchEvent(new Event('appfail'));
  }

  override render() {
    return this.state ? null : this.props.children;
  }
}
