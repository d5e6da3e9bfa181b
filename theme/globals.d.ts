// Names that the bundler, the framework and build/ provide, which TypeScript cannot see.

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';

declare const HAS_ANNOUNCEMENT: boolean;
declare const HAS_REMOTE_SEARCH: boolean;
declare const HAS_VERSIONS: boolean;
/** Minor releases that have a page, the newest first (build/render/tools). */
declare const RELEASES: readonly string[];
declare const SEARCH_WORKER: string;
/** How each package manager adds development dependencies, with `{}` for their names. */
declare const INSTALL_COMMANDS: Record<import('../site/packageManagers').PackageManager, string>;
/** Real texts that the tools of pages can be tried with (build/render/tools). */
declare const EXAMPLE_LOG: string;
declare const EXAMPLE_MANIFEST: string;
declare const EXAMPLE_OLD_CONFIG: string;
declare const EXAMPLE_TSUP_CONFIG: string;
/** Address of what the output explorer fetches, with `*` for its name (build/render/tools/outputExplorer.ts). */
declare const EXPLORER_FILES: string;
/** The same of the choice that the page opens with. */
declare const EXPLORER_FIRST: {
  sources: import('../explorer/results').ShownSources;
  group: import('../explorer/results').ShownGroup;
  /** What its findings are called, as JSON by language. */
  findings: Readonly<Record<string, string>>;
};
/** Addresses of both workers; of the one with the compiler its size in bytes, and as it is sent in MB. */
declare const PACKAGE_WORKERS: {
  files: string;
  types: string;
  typesLength: number;
  typesSize: string;
};

// Only in scripts that run before React:

declare const BASE_PATH: string;
declare const DEFAULT_LANGUAGE: string;
declare const AFTER_PAINT_SCRIPT: string;
declare const MANIFEST: string;

interface ImportMeta {
  /** The framework writes it into the code. */
  readonly env: { readonly DEV: boolean };
}

/** Written by the build, like the next three (build/rspress/sectionPages.ts). */
declare module 'page-data' {
  /** Content hash of each search index by `<version>###<language>`. */
  export const searchIndexHash: Readonly<Record<string, string>>;
  /** What is known of pages by their addresses. */
  export const pageData: { pages: object[] };
}

/** All pages, for code that is fetched on demand. */
declare module 'page-titles' {
  export const pageData: { pages: { title: string; routePath: string; lang: string }[] };
}

/** Pages of site/popularPages.ts. */
declare module 'popular-titles' {
  export { pageData } from 'page-titles';
}

declare module 'site-data' {
  const site: { themeConfig: { locales: { lang: string; sidebar: object }[] } };
  export default site;
}

// Each fetches what build/render/tools wrote for a language.

/** From the migration pages. */
declare module 'virtual-migration-rows' {
  export default function load(
    language: string,
  ): Promise<import('../converter/Note').MigrationRows>;
}

/** Texts of the package check's results as JSON by key. */
declare module 'virtual-package-texts' {
  export default function load(language: string): Promise<string>;
}

/** From the pages that explain messages. */
declare module 'virtual-error-messages' {
  export default function load(
    language: string,
  ): Promise<import('../errorFinder/KnownMessage').KnownMessage[]>;
}

/** What releases changed. */
declare module 'virtual-release-steps' {
  export default function load(
    language: string,
  ): Promise<import('../site/upgradeSteps').ReleaseStep[]>;
}

/** The part of browsers’ Trusted Types that is used here (W3C "Trusted Types"); TypeScript has none. */
interface TrustedTypeRules {
  createHTML?: (html: string) => string;
  /** An address that this does not return is refused. */
  createScriptURL?: (url: string) => string | undefined;
}

// With `var` alone a global is a property of `globalThis`.
// eslint-disable-next-line no-var -- see above
declare var trustedTypes:
  | { createPolicy: <Rules extends TrustedTypeRules>(name: string, rules: Rules) => Rules }
  | undefined;
