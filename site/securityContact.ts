/** Where `/.well-known/security.txt` sends reports (RFC 9116). */
export const securityContact = {
  /** Below the repository: its form for reports that others must not read yet, and what it promises. */
  form: 'security/advisories/new',
  policy: 'security/policy',
  /**
   * When to stop believing the file, in UTC; the RFC advises less than a year. Written down, not counted
   * from now, since two builds must not differ. A test fails when fewer than 30 days are left.
   */
  expires: '2027-10-31T00:00:00Z',
} as const;
