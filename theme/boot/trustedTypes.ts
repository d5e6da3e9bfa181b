/**
 * Where the policy asks for Trusted Types, a script or worker may come from the folder of this site's own
 * files and from nowhere else, whoever asks for it: the head script, the bundler's loader, a library.
 * Nothing else is let through: HTML has a policy of its own (theme/lib/trustHtml.ts), and text never
 * becomes code.
 */
export function trustOwnScripts(
  { location, trustedTypes }: Window & typeof globalThis,
  base: string,
): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) =>
      new URL(url, location.href).href.startsWith(`${location.origin}${base}static/`)
        ? url
        : undefined,
  });
}
