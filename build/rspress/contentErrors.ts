/**
 * How Rspress (2.0.22) begins the errors of content, which the check of the content explains better: there
 * is no code to know them by. tests/unit/build/rspress/contentErrors.test.ts looks for them in the package.
 */
export const contentErrors = ['MDX compile error', '[auto-nav-sidebar]', 'i18n text missing'];

export const isContentError = (message: string): boolean =>
  contentErrors.some((text) => message.includes(text));
