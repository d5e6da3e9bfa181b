import type { UserConfig } from '@rspress/core';

export interface CodeLanguage {
  /** What readers call it; plain text has no name. */
  label?: string;
  /** The sign before a title: letters or a character of the language, drawn in a small frame. */
  icon: string;
  aliases?: readonly string[];
}

/**
 * The languages that code on pages may be in, by the highlighter's names: those of tests/spec/rules.md,
 * and what pages show besides. Another one that a page needs is added here.
 */
const codeLanguages: Readonly<Record<string, CodeLanguage>> = {
  bash: { label: 'Bash', icon: '>_', aliases: ['sh', 'shell', 'zsh'] },
  css: { label: 'CSS', icon: '#' },
  diff: { label: 'Diff', icon: '±' },
  html: { label: 'HTML', icon: '<>' },
  javascript: { label: 'JavaScript', icon: 'JS', aliases: ['js', 'mjs', 'cjs'] },
  json: { label: 'JSON', icon: '{}' },
  jsx: { label: 'JSX', icon: 'JSX' },
  mdx: { label: 'MDX', icon: 'MD' },
  text: { icon: '≡', aliases: ['txt'] },
  toml: { label: 'TOML', icon: '[]' },
  tsx: { label: 'TSX', icon: 'TSX' },
  typescript: { label: 'TypeScript', icon: 'TS', aliases: ['ts', 'mts', 'cts'] },
  vue: { label: 'Vue', icon: 'V' },
  yaml: { label: 'YAML', icon: '-:', aliases: ['yml'] },
};

const byName = new Map(
  Object.entries(codeLanguages).flatMap(([name, language]) =>
    [name, ...(language.aliases ?? [])].map((alias) => [alias, language] as const),
  ),
);

/** Every name that may be after the backticks. */
export const languageNames: readonly string[] = [...byName.keys()];

/** The language of that name or alias; undefined where pages have none of it. */
export const findLanguage = (name: string): CodeLanguage | undefined => byName.get(name);

type Languages = NonNullable<NonNullable<NonNullable<UserConfig['markdown']>['shiki']>['langs']>;

/** The languages that the highlighter has to know: plain text is none. */
export const highlightedLanguages = Object.keys(codeLanguages).filter(
  (name) => name !== 'text',
) as Languages;
