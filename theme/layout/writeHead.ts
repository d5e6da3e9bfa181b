export interface HeadContent {
  title: string;
  /** Attributes of the root; those without a value are taken away. */
  attributes: Readonly<Record<string, string | undefined>>;
  /** Address of the page; none where it has none of its own. */
  canonical: string | undefined;
  /** By `name` or `property`; those without a value are taken away. */
  meta: readonly MetaContent[];
}

export interface MetaContent {
  kind: 'name' | 'property';
  key: string;
  content: string | undefined;
}

/** Makes the document's head say what a page says. What it says already is left alone. */
export function writeHead({ title, attributes, canonical, meta }: HeadContent): void {
  if (document.title !== title) document.title = title;
  for (const [name, value] of Object.entries(attributes)) {
    setAttribute(document.documentElement, name, value);
  }
  writeTag('link', ['rel', 'canonical'], ['href', canonical]);
  for (const { kind, key, content } of meta) writeTag('meta', [kind, key], ['content', content]);
}

function writeTag(
  tag: 'link' | 'meta',
  [nameAttribute, name]: [string, string],
  [valueAttribute, value]: [string, string | undefined],
): void {
  const found = document.head.querySelector(`${tag}[${nameAttribute}="${name}"]`);
  if (value === undefined) {
    found?.remove();
    return;
  }
  const element = found ?? document.createElement(tag);
  setAttribute(element, nameAttribute, name);
  setAttribute(element, valueAttribute, value);
  if (!found) document.head.append(element);
}

function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
