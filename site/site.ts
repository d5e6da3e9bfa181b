/** Pages are written in English and translated to Chinese, which is what the checks of translations know. */
export const original = 'en';
export const translation = 'zh';
/** Languages of the site, default first. */
export const languages = [original, translation] as const;
export type Language = (typeof languages)[number];

/** What the site is called, where it lives and whom it speaks for. */
export const site = {
  name: 'Rslib',
  /** Used where the build is given no `SITE_ORIGIN`. */
  defaultOrigin: 'https://rslib.rs',
  defaultLanguage: original,
  /** Route of the list of all pages, where the search box leads without script. */
  allPages: '/all-pages',
  repository: {
    host: 'GitHub',
    url: 'https://github.com/web-infra-dev/rslib',
    branch: 'main',
    docsFolder: 'docs',
    /** Where writers read how to translate a page. */
    translating: 'CONTRIBUTING.md#chinese',
    /** Its form for issues: blank ones are turned off there, and only fields that exist are filled in. */
    issue: { form: '1-bug-report.en-US.yml', fields: { details: 'details', versions: 'versions' } },
  },
  /** `theme-color` of the browser's frame, one per color scheme; equal to the page's background. */
  themeColor: { light: '#fdfbf8', dark: '#16130f' },
} as const;

/** The files of a case. */
export const getCaseUrl = (id: string): string =>
  `${site.repository.url}/tree/${site.repository.branch}/cases/${id}`;

/** What the site is about, for search engines. Apart from `site`, so that no script carries it twice. */
export const siteDescription = {
  en: 'Rslib builds JavaScript and TypeScript libraries: ESM, CJS, UMD and Module Federation, with declarations, on Rsbuild and Rspack.',
  zh: 'Rslib 用于构建 JavaScript 和 TypeScript 库：基于 Rsbuild 与 Rspack，输出 ESM、CJS、UMD 与 Module Federation，并生成类型声明。',
} satisfies Record<Language, string>;
