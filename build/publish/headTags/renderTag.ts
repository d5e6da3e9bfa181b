export type TagAttributes = Readonly<Record<string, string>>;

/** An element of `<head>`; `json` becomes its content. */
export interface HeadTag {
  name: 'link' | 'meta' | 'script';
  attributes: TagAttributes;
  json?: object;
}

const attributeEscapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
  // The framework puts the tags into its template with `String.replace`, where `$&` has a meaning.
  $: '&#36;',
};

const jsonEscapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  $: '\\u0024',
};

/** A tag as HTML in which no value can end its attribute or element, or be taken as a pattern. */
export function renderTag({ name, attributes, json }: HeadTag): string {
  const values = Object.entries(attributes).map(
    ([key, value]) =>
      ` ${key}="${value.replace(/[&"<>$]/g, (char) => attributeEscapes[char] ?? char)}"`,
  );
  const content =
    json && JSON.stringify(json).replace(/[<>&$]/g, (char) => jsonEscapes[char] ?? char);
  return `<${name}${values.join('')}>${name === 'script' ? `${content ?? ''}</script>` : ''}`;
}
