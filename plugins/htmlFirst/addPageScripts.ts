const headScript = /<script>[^]*?<\/script>/;

export interface PageScripts {
  /** By the `data-part` that asks for them. */
  ofParts: ReadonlyMap<string, string>;
  /** For pages whose address may lead on. */
  ofAddress: string;
}

/** Answers unknown paths, or is there in other languages. */
const mayLeadOn = /^<html\b[^>]*\bdata-(?:page-type="404"|translations=")/;

/**
 * Puts behind the head script of a page the one for its address and those of the parts that it holds.
 * @throws Error where the page has no head script: what follows relies on the storage it makes safe.
 */
export function addPageScripts(html: string, { ofParts, ofAddress }: PageScripts): string {
  const [root = ''] = /<html\b[^>]*>/.exec(html) ?? [];
  const own = [
    ...(mayLeadOn.test(root) ? [ofAddress] : []),
    ...[...ofParts].flatMap(([part, script]) => (hasPart(html, part) ? [script] : [])),
  ];
  if (own.length === 0) return html;
  if (!headScript.test(html)) {
    throw new Error(
      '[htmlFirst] A built page has no inline script that its other scripts could follow: ' +
        'look at the emitted HTML and adapt plugins/htmlFirst/addPageScripts.ts.',
    );
  }
  const added = own.map((script) => `<script>${script}</script>`).join('');
  return html.replace(headScript, (script) => script + added);
}

const hasPart = (html: string, part: string): boolean =>
  new RegExp(`<[^>]*\\bdata-part="${part}"`).test(html);
