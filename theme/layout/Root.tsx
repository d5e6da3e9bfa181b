import { Component, type ReactNode, useEffect } from 'react';
import { emit } from '../lib/contract';

/** The whole page. Fires `appready` once React has hydrated it, so that queued events are replayed. */
export function Root({ children }: { children: ReactNode }) {
  useEffect(() => {
    // In a separate task: the text hydrates after the frame around it. React hydrates it at once for a
    // click, but a click within the task of an effect would be lost.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      emit('appready');
    };
    port2.postMessage(undefined);
  }, []);
  return <PageBoundary>{children}</PageBoundary>;
}

/** Where a component throws, React removes everything up to here; boot/pageLifecycle.ts puts the page back. */
class PageBoundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({});

  override componentDidCatch() {
    emit('appfail');
  }

  override render() {
    return this.state ? null : this.props.children;
  }
}
