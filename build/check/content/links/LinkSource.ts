import type { LinkUse } from '../../../read/page/ParsedPage';

/** A link in any file that writers edit; the kinds differ in what the framework makes of an address. */
export type AnyLinkUse = Omit<LinkUse, 'syntax'> & {
  syntax: LinkUse['syntax'] | 'nav' | 'sidebar';
};

/** Where a link was written. */
export interface LinkSource {
  /** Relative to the docs folder. */
  file: string;
  language: string;
}
