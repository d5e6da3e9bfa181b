// build/render/html writes these into the code: what is false leaves no code behind.

/** Whether the site has an announcement. */
declare const HAS_ANNOUNCEMENT: boolean;
/** Whether the search queries a service for other indexes. */
declare const HAS_REMOTE_SEARCH: boolean;
/** Whether the site has more than one version. */
declare const HAS_VERSIONS: boolean;

// Only in scripts that run before React:

/** Path the site lives under. */
declare const BASE_PATH: string;
/** The language whose pages have no prefix. */
declare const DEFAULT_LANGUAGE: string;
/** Address of afterPaintScript.ts. */
declare const AFTER_PAINT_SCRIPT: string;
/** Address of the web app manifest. */
declare const MANIFEST: string;

interface ImportMeta {
  /** The framework writes it into the code. */
  readonly env: { readonly DEV: boolean };
}
