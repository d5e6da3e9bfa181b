/** Path the site lives under; plugins/htmlFirst writes these into the head script. */
declare const BASE_PATH: string;
/** The language whose pages have no prefix. */
declare const DEFAULT_LANGUAGE: string;
