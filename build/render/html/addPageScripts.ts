const headScript = /<script>[^]*?<\/script>/;
const leadsOn = /<html\b[^>]*\b(?:data-page-type="404"|data-translations=)/;

export interface PageScripts {
  /** Of pages that may lead on to another: those of no page, and those that name their translations. */
  arrival: string;
  /** Of pages that hold a part, by its `data-part`. */
  ofParts: ReadonlyMap<string, string>;
}

/**
 * Puts behind the head script of a page those that not every page needs.
 * @throws Error where the page has no head script: what follows relies on the storage it makes safe.
 */
export function addPageScripts(html: string, { arrival, ofParts }: PageScripts): string {
  const own = [...ofParts].filter(([part]) => hasPart(html, part)).map(([, script]) => script);
  if (leadsOn.test(html)) own.unshift(arrival);
  if (own.length === 0) return html;
  if (!headScript.test(html)) {
    throw new Error(
      '[htmlFirst] A built page has no inline script that its other scripts could follow: ' +
        'look at the emitted HTML and adapt build/render/html/addPageScripts.ts.',
    );
  }
  const added = own.map((script) => `<script>${script}</script>`).join('');
  return html.replace(headScript, (script) => script + added);
}

const hasPart = (html: string, part: string): boolean =>
  new RegExp(`<[^>]*\\bdata-part="${part}"`).test(html);
