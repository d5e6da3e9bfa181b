// build/render/html writes these into the code: what is false leaves no code behind.

/** Whether the site announces something. */
declare const HAS_ANNOUNCEMENT: boolean;
/** Whether search asks a service for other indexes. */
declare const HAS_REMOTE_SEARCH: boolean;
/** Whether there is more than one version of it. */
declare const HAS_VERSIONS: boolean;

// In the scripts of theme/boot alone:

/** Path the site lives under. */
declare const BASE_PATH: string;
/** The language whose pages have no prefix. */
declare const DEFAULT_LANGUAGE: string;
/** Address of afterPaintScript.ts. */
declare const AFTER_PAINT_SCRIPT: string;
/** Address of the web app manifest. */
declare const MANIFEST: string;

interface Document {
  /** Whether a browser prepares the page before it is asked for; TypeScript does not know it yet. */
  readonly prerendering?: boolean;
  /** What brought the scripts in, until somebody has dealt with it. */
  firstIntent?: Event;
}

interface ImportMeta {
  /** The framework writes it into the code. */
  readonly env: { readonly DEV: boolean };
}
