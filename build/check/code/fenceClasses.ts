/** What a fence of a page can be; CONTRIBUTING.md tells writers what each one means. */
export const fenceClasses = ['config', 'module', 'shell', 'json', 'output', 'fragment'] as const;

export type FenceClass = (typeof fenceClasses)[number];

/** Words and attributes that stand beside the class in a fence's meta. */
export const fenceWords = ['part', 'log', 'lineNumbers', 'wrapCode', 'fold', 'preview'] as const;
export const fenceAttributes = [
  'title',
  'case',
  'expect-error',
  'not-run',
  'file',
  'region',
  'height',
] as const;

export type FenceWord = (typeof fenceWords)[number];
export type FenceAttribute = (typeof fenceAttributes)[number];

const scripts = ['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs'] as const;

/** Languages that a class can be checked in; the others take any. */
export const classLanguages = {
  config: scripts,
  module: [...scripts, 'css', 'html', 'less', 'scss', 'svelte', 'vue'],
  shell: ['bash', 'sh'],
  json: ['json', 'json5', 'jsonc'],
} as const satisfies Partial<Record<FenceClass, readonly string[]>>;
