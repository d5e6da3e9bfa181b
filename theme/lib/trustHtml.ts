import { isInertHtml } from './isInertHtml';

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
