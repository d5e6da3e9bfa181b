/**
 * Where the page's policy requires Trusted Types, scripts and workers may only come from this site's own
 * folder, whoever adds them: the head script, the bundler's loader, a library. Nothing else passes: HTML has
 * a policy of its own (theme/lib/trustHtml.ts), and text never becomes code.
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
