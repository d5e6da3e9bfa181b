/** Headers of all paths that match a pattern. */
export interface HeaderRule {
  pattern: string;
  headers: readonly (readonly [name: string, value: string])[];
}

/**
 * What every host is told to send. No two rules set one header: hosts join such values instead of
 * letting the later one win. So HTML has no Cache-Control of ours: Netlify and Cloudflare revalidate
 * whatever no rule covers, and the nginx file says it outright.
 */
export function getHeaderRules(policy: readonly string[], base: string): HeaderRule[] {
  return [
    {
      pattern: `${base}*`,
      headers: [
        ['Content-Security-Policy', policy.join('; ')],
        ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
        ['X-Content-Type-Options', 'nosniff'],
        ['X-Frame-Options', 'DENY'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        [
          'Permissions-Policy',
          'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
        ],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
        ['Cross-Origin-Resource-Policy', 'same-site'],
      ],
    },
    {
      pattern: `${base}static/*`,
      headers: [['Cache-Control', 'public, max-age=31536000, immutable']],
    },
  ];
}
