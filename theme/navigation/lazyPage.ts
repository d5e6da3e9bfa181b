// Stands for `react-lazy-with-preload`, with which the framework draws pages (build/rspress/retryPages).
import { type ComponentType, createElement, type FunctionComponent, lazy, useRef } from 'react';

type LoadPage = () => Promise<{ default: ComponentType }>;
type Page = FunctionComponent & { preload: () => Promise<ComponentType> };

/**
 * A page's component, fetched when it is drawn or before. A fetch that fails is forgotten, so that the
 * next one asks again: the framework's own keeps the failure for as long as the document lives.
 */
export function lazyWithPreload(load: LoadPage): Page {
  const Lazy = lazy(load);
  let Loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const fetchPage = async () => {
    try {
      Loaded = (await load()).default;
      return Loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const LazyPage = () => {
    // What is drawn once stays: another component in its place would be another page to React.
    const { current } = useRef<ComponentType>(Loaded ?? Lazy);
    return createElement(current);
  };
  return Object.assign(LazyPage, { preload: () => (loading ??= fetchPage()) });
}
