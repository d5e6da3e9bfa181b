import { Component, type ReactNode } from 'react';

/**
 * Where a component throws (a text that an extension has moved, a page whose script is gone), React removes
 * everything up to here. theme/boot/pageFailure.ts then puts the page back as it was served.
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
