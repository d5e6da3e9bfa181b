import { absoluteUrl, type SiteAddress } from '../../../site/absoluteUrl';

export interface SecurityTextInput {
  /** Where reports are taken, and what is promised for them; secure addresses. */
  contact: string;
  policy: string;
  /** RFC 3339, in UTC. */
  expires: string;
  /** The best first. */
  languages: readonly string[];
}

/** Text of `/.well-known/security.txt`: whom to tell of a hole in the site (RFC 9116). */
export const securityText = (
  address: SiteAddress,
  { contact, policy, expires, languages }: SecurityTextInput,
): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${absoluteUrl(address, '.well-known/security.txt')}`,
    `Policy: ${policy}`,
    '',
  ].join('\n');
