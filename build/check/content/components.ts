import type { Nodes, Root } from 'mdast';
import { type AttributeType, type Component, describeAttributes } from '../../components/component';
import { components } from '../../components/registry';
import { issue, type LocalIssue } from '../../read/issues';
import { suggest } from '../../read/findNearest';
import { getPosition, isJsxElement, type JsxElement, listLocalNames } from '../../read/mdx';

/** Those around a heading that do not hide it: `stepRules`, and samples, which belong in no outline. */
const mayHoldHeadings = ['Steps', 'Example'];

/** Components that nobody knows, those that are not written as the registry says, and headings in elements. */
export function checkComponents(tree: Root): LocalIssue[] {
  const issues: LocalIssue[] = [];
  const local = new Set(listLocalNames(tree));
  const walk = (node: Nodes, around: string | null, hiding?: string): void => {
    const inside = isJsxElement(node) ? node.name : around;
    if (node.type === 'heading' && hiding !== undefined) {
      const message = `A heading is inside \`<${hiding}>\`.`;
      const hint = 'Put it above that element, or make it bold text.';
      issues.push(issue(getPosition(node), 'heading-in-element', message, hint));
    }
    if (isJsxElement(node) && node.name && isOurs(node.name) && !local.has(node.name)) {
      const component = components.get(node.name);
      if (!component) issues.push(reportUnknown(node, node.name, local));
      // Computed ones are rendered by the check of the code, which says what they lack.
      if (
        component &&
        'render' in component &&
        !component.isInline &&
        node.type === 'mdxJsxTextElement'
      ) {
        const message = `\`<${node.name}>\` is a block, but is inside a line.`;
        const hint = 'Put it on its own line, with an empty line before and after.';
        issues.push(issue(getPosition(node), 'component-outside', message, hint));
      }
      const refused = component ? checkUse(node, component, around) : [];
      issues.push(...refused);
      // It expects the attributes that the entry names.
      if (!refused.some(({ rule }) => rule === 'component-attribute'))
        issues.push(...(component?.check?.(node, tree) ?? []));
    }
    const hides = isJsxElement(node) && !mayHoldHeadings.includes(node.name ?? '');
    const hider = hides ? (node.name ?? '') : hiding;
    if ('children' in node) for (const child of node.children) walk(child, inside, hider);
  };
  walk(tree, null);
  return issues;
}

/** HTML has `output` and `option`, which pages do not need. */
const lowerNames = new Set([...components.keys()].map((name) => name.toLowerCase()));
const isOurs = (name: string): boolean => /^[A-Z]/.test(name) || lowerNames.has(name.toLowerCase());

function reportUnknown(node: JsxElement, name: string, known: ReadonlySet<string>): LocalIssue {
  const names = [...components.keys(), ...known].map((one) => `<${one}>`);
  const hint = suggest(`<${name}>`, names, '`npm run dev` shows those there are at `/components`.');
  const message = `There is no component \`<${name}>\`.`;
  return issue(getPosition(node), 'component-unknown', message, hint);
}

function checkUse(node: JsxElement, component: Component, around: string | null) {
  const { name } = component;
  const issues: LocalIssue[] = [];
  const report = (rule: LocalIssue['rule'], message: string, hint: string) =>
    issues.push(issue(getPosition(node), rule, message, hint));
  const inside = 'browser' in component ? component.inside : undefined;
  if (inside && around !== inside) {
    const hint = `Put it directly into \`<${inside}>\`.`;
    report('component-outside', `\`<${name}>\` is outside \`<${inside}>\`.`, hint);
  }
  const { attributes = {} } = component;
  const names = Object.keys(attributes);
  const allowed = describeAttributes(component);
  const given = new Set<string>();
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      const message = `\`<${name}>\` has attributes that are spread.`;
      report('component-attribute', message, `Write each by its name. ${allowed}`);
      continue;
    }
    given.add(attribute.name);
    const kind = Object.hasOwn(attributes, attribute.name) ? attributes[attribute.name] : undefined;
    if (!kind) {
      const message = `\`<${name}>\` has no attribute \`${attribute.name}\`.`;
      const nearest = suggest(attribute.name, names, '', 0.5);
      report('component-attribute', message, `${nearest} ${allowed}`.trim());
    } else if (!isOfKind(attribute.value, kind)) {
      const message = `\`${attribute.name}\` of \`<${name}>\` is not of the kind “${kind}”.`;
      report('component-attribute', message, examples[kind].replace('name=', `${attribute.name}=`));
    }
  }
  for (const prop of component.required ?? []) {
    if (given.has(prop)) continue;
    const hint = `Write \`<${name} ${prop}="…">\`.`;
    report('component-attribute', `\`<${name}>\` lacks \`${prop}\`.`, hint);
  }
  return issues;
}

const examples: Readonly<Record<AttributeType, string>> = {
  text: 'Write a text that is not empty: `name="text"`.',
  words: 'Write words that are not empty: `name="words"`.',
  flag: 'Write its name alone, or leave it out.',
  case: 'Write the folder of `cases/`, or several: `name="esm cjs"`.',
  option: 'Write the path of an option, or several: `name="dts.bundle"`.',
};

function isOfKind(value: JsxValue, kind: AttributeType): boolean {
  if (kind === 'flag') return value === null || value === undefined;
  return typeof value === 'string' && value.trim() !== '';
}

type JsxValue = Extract<JsxElement['attributes'][number], { type: 'mdxJsxAttribute' }>['value'];
