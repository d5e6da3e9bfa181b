import {
  type AtRule,
  type Container,
  type Declaration,
  type Root,
  type Rule,
  parse,
  root,
} from 'postcss';

export interface SplitStyle {
  /** What screens can show, in a layer: print wins over it in whatever order the files come. */
  screen: string;
  /** What applies to print alone, without its `@media print`. */
  print: string;
}

/**
 * Parts a minified stylesheet: rules for print go into a separate stylesheet, so that no page
 * carries them before somebody prints.
 * @throws Error for such a rule inside another: out of it, it would apply where it should not.
 */
export function splitPrint(style: string): SplitStyle {
  const screen = parse(style);
  const print = root();
  screen.walkAtRules('media', (rule) => {
    if (rule.params !== 'print') return;
    if (rule.parent !== screen) {
      throw new Error(
        '[html] A stylesheet has `@media print` inside another rule: write it at the top level, ' +
          `near ${String(rule).slice(0, 80)}`,
      );
    }
    print.append(rule.nodes ?? []);
    rule.remove();
  });
  return { screen: `@layer screen{${screen.toString()}}`, print: print.toString() };
}

const property = /(?<![\w-])--[a-zA-Z][\w-]*/g;

/** Custom properties that a text names: a script, the attributes of a page. */
export const listProperties = (text: string): string[] => text.match(property) ?? [];

/**
 * What a page need not carry: looks under a pointer, which loads the whole stylesheet with its first
 * move; rules marked with `:defined`, true of every element, which may come then as well, since they
 * move nothing; and what readers see who get it before the first paint (theme/boot/resources.ts): parts
 * that the address hides, code shown as they chose it.
 */
const lateSelector = /:hover|:defined|\[data-hide|^:(?:is\()?:?root\[data-code/;

/** What shows only where a reader points, scrolls or opens something, or moves after that. */
const lateProperty = /^(?:transition|cursor|overscroll-behavior|anchor-(?:name|scope)$)/;

/**
 * A stylesheet without the rules that may come with the whole of it, at the first interaction. Of a list
 * of selectors only these are left out. What moves does so after an action of the reader's, so motion and
 * what it starts from are late too; readers with their own colors get the whole stylesheet first.
 */
export function dropDeferredRules(style: string): Root {
  const early = parse(style);
  early.walkAtRules((rule) => {
    const isForced = rule.name === 'media' && rule.params === '(forced-colors:active)';
    if (rule.name === 'starting-style' || isForced) rule.remove();
  });
  early.walkDecls(lateProperty, (declaration) => void declaration.remove());
  keepSelectors(early, (selector) => !lateSelector.test(selector));
  dropEmpty(early);
  return early;
}

/**
 * Writes the value of a custom property where it is read, if it is set once: for `:root`, without a condition.
 * @param styles all stylesheets that a page may have
 * @param pages without their style: attributes of elements may set properties, too
 */
export function inlineProperties(styles: readonly Root[], pages: Iterable<string>): void {
  const values = new Map<string, string | undefined>();
  for (const page of pages)
    for (const [, name = ''] of page.matchAll(/(?<![\w-])(--[a-z][\w-]*)\s*:/gi))
      values.set(name, undefined);
  for (const style of styles) {
    style.walkDecls(/^--/, ({ prop, value, parent }) => {
      values.set(prop, values.has(prop) || !isForAll(parent) ? undefined : value);
    });
  }
  const inline = (text: string): string =>
    text.replace(/var\((--[\w-]+)\)/g, (use, name) => inline(values.get(name) ?? '') || use);
  for (const style of styles) {
    style.walkDecls((declaration) => {
      declaration.value = inline(declaration.value);
    });
  }
}

/** Of a rule for `:root` without a condition: in no at-rule but layers. */
const isForAll = (rule: Declaration['parent']): boolean =>
  (rule as Rule).selector === ':root' &&
  (rule?.parent?.type === 'root' || (rule?.parent as AtRule).name === 'layer');

/** Leaves out selectors, and rules that have no other. */
export function keepSelectors(style: Root, isKept: (selector: string) => boolean): void {
  style.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const kept = rule.selectors.filter(isKept);
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

/** `from`, `50%`: selectors of no element. */
const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';

/** Leaves out rules that contain nothing: `@media print{@supports (x:y){}}`. */
export function dropEmpty(style: Container): void {
  for (const node of [...(style.nodes ?? [])]) {
    if (!('nodes' in node) || !node.nodes) continue;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  }
}
