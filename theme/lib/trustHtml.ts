const rules = {
  createHTML(html: string): string {
    if (isInertHtml(html)) return html;
    throw Error(`Not only text or code: ${html}`);
  },
};

/** A browser makes no second policy of a name: this module is loaded once. */
const policy = globalThis.trustedTypes?.createPolicy('docs', rules) ?? rules;

/** HTML from the build, as browsers with Trusted Types accept it. Throws where something in it could run. */
export const trustHtml = (html: string): string => policy.createHTML(html);

/** A `<` that begins anything but one whole tag of a text, of code or of a drawing. */
const otherMarkup =
  /<(?!\/?(?:a|b|br|code|del|desc|em|g|i|ins|mark|p|path|polygon|rect|span|strong|svg|text|title)(?: (?:class|d|height|id|points|r\w+|viewBox|width|x|y|(?:aria|data)-\w+)="[^"]*"| href="(?:https:|\/\w|#)[^"]*")*\/?>)/;

/**
 * Whether HTML can only be looked at and followed: nothing in it runs, loads, or asks for input. Each `<`
 * must begin a tag of the list whose attributes are of the list and in double quotes, so that no state
 * of a parser reads it as another. Links lead to https or to a path or place of this site.
 */
export const isInertHtml = (html: string): boolean => !otherMarkup.test(html);
