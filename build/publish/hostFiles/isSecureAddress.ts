/**
 * Whether pages may fetch from an address: https, or http on this machine, for tests; without a
 * password, which everybody could read.
 */
export function isSecureAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  const isLocal = protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(hostname);
  return (protocol === 'https:' || isLocal) && !username && !password;
}
