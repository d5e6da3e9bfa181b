import './styles/index.css';

// What Rspress takes from the theme: every part of it that we replace, by name. Its own parts are not
// re-exported, so none of their code or styles can reach a page. Pages and the build import modules by path.
export { Layout } from './layout/Layout';
export { Callout } from './mdx/Callout';
export { Root } from './layout/Root';
export { useThemeState } from './colorScheme/useThemeState';
