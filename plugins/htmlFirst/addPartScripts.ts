const headScript = /<script>[^]*?<\/script>/;

/**
 * Puts behind the head script of a page the scripts of the parts that it holds.
 * @throws Error where the page has no head script: what follows relies on the storage it makes safe.
 */
export function addPartScripts(html: string, scripts: ReadonlyMap<string, string>): string {
  const own = [...scripts].filter(([part]) => hasPart(html, part));
  if (own.length === 0) return html;
  if (!headScript.test(html)) {
    throw new Error(
      '[htmlFirst] A built page has no inline script that the scripts of its parts could follow: ' +
        'look at the emitted HTML and adapt plugins/htmlFirst/addPartScripts.ts.',
    );
  }
  const added = own.map(([, script]) => `<script>${script}</script>`).join('');
  return html.replace(headScript, (script) => script + added);
}

const hasPart = (html: string, part: string): boolean =>
  new RegExp(`<[^>]*\\bdata-part="${part}"`).test(html);
