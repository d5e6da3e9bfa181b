import './styles/index.css';

// The only door of the theme: every part of Rspress we replace, by name. The framework's own parts
// are not re-exported, so none of their code or styles can reach a page.
export { Layout } from './layout/Layout';
export { Callout } from './mdx/Callout';
export { Root } from './layout/Root';
export { useThemeState } from './colorScheme/useThemeState';
