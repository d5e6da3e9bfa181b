/**
 * Where Trusted Types are required, scripts and workers may only come from this site's own folder.
 * HTML has its own policy (theme/lib/trustHtml.ts).
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
