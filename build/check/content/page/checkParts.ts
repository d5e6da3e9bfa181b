import type { Nodes, Root } from 'mdast';
import { type Part, type PartProp, parts } from '../../../../site/parts';
import { factComponents } from '../../../components/facts/components';
import { partContents } from '../../../components/parts/content';
import type { LocalFault } from '../../../read/faults/Fault';
import { findNearest } from '../../../read/faults/findNearest';
import { getPosition } from '../../../read/page/getPosition';
import { type JsxElement, isJsxElement } from '../../../read/page/jsxAttribute';
import { listLocalNames } from '../../../read/page/listLocalNames';

/** What the build or the frame knows besides parts (build/check/code, theme/layout/PageText). */
const framework = ['ProofReport', 'Overview', 'SourceLink'];

/** Components that nobody knows, and parts that are not written as `site/parts.ts` says. */
export function checkParts(tree: Root): LocalFault[] {
  const faults: LocalFault[] = [];
  const known = new Set([...framework, ...Object.keys(factComponents), ...listLocalNames(tree)]);
  const walk = (node: Nodes, around: string | null): void => {
    const inside = isJsxElement(node) ? node.name : around;
    if (isJsxElement(node) && node.name && /^[A-Z]/.test(node.name)) {
      const part = Object.hasOwn(parts, node.name) ? parts[node.name] : undefined;
      if (part && !known.has(node.name)) {
        faults.push(...checkPart(node, node.name, part, around));
        if (Object.hasOwn(partContents, node.name)) {
          faults.push(...(partContents[node.name]?.check(node) ?? []));
        }
      } else if (!known.has(node.name)) faults.push(reportUnknown(node, node.name, known));
    }
    if ('children' in node) for (const child of node.children) walk(child, inside);
  };
  walk(tree, null);
  return faults;
}

function reportUnknown(node: JsxElement, name: string, known: ReadonlySet<string>): LocalFault {
  const nearest = findNearest(name, [...Object.keys(parts), ...known]);
  return {
    ...getPosition(node),
    rule: 'part-unknown',
    message: `There is no component \`<${name}>\`.`,
    hint: nearest ? `Did you mean \`<${nearest}>\`?` : 'The page `/parts` shows those there are.',
  };
}

function checkPart(node: JsxElement, name: string, part: Part, around: string | null) {
  const faults: LocalFault[] = [];
  const report = (rule: LocalFault['rule'], message: string, hint: string) =>
    faults.push({ ...getPosition(node), rule, message, hint });
  if (part.inside && around !== part.inside) {
    report(
      'part-outside',
      `\`<${name}>\` stands outside \`<${part.inside}>\`.`,
      `Put it directly into \`<${part.inside}>\`.`,
    );
  }
  const names = Object.keys(part.props);
  const given = new Set<string>();
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    given.add(attribute.name);
    const kind = Object.hasOwn(part.props, attribute.name) ? part.props[attribute.name] : undefined;
    if (!kind) {
      const nearest = findNearest(attribute.name, names, 0.5);
      const list = names.length > 0 ? `It takes ${names.join(', ')}.` : 'It takes none.';
      report(
        'part-prop',
        `\`<${name}>\` has no prop \`${attribute.name}\`.`,
        nearest ? `Did you mean \`${nearest}\`?` : list,
      );
    } else if (!isOfKind(attribute.value, kind)) {
      const what = typeof kind === 'string' ? kind : 'value that it takes';
      report(
        'part-prop',
        `\`${attribute.name}\` of \`<${name}>\` is no ${what}.`,
        typeof kind === 'string' ? examples[kind] : `Write one of ${kind.join(', ')}.`,
      );
    }
  }
  for (const prop of part.required ?? []) {
    if (given.has(prop)) continue;
    report('part-prop', `\`<${name}>\` lacks \`${prop}\`.`, `Write \`<${name} ${prop}="…">\`.`);
  }
  return faults;
}

const examples: Readonly<Record<Extract<PartProp, string>, string>> = {
  text: 'Write a text that is not empty: `name="text"`.',
  number: 'Write a number in braces: `name={3}`.',
  flag: 'Write its name alone, or leave it out.',
  expression: 'Write a value in braces: `name={…}`.',
};

function isOfKind(value: JsxValue, kind: PartProp): boolean {
  if (typeof kind !== 'string') return typeof value === 'string' && kind.includes(value);
  switch (kind) {
    case 'text':
      return typeof value === 'string' && value.trim() !== '';
    case 'number':
      return isExpression(value) && /^\s*\d+(?:\.\d+)?\s*$/.test(value.value);
    case 'flag':
      return value === null || value === undefined;
    case 'expression':
      return isExpression(value);
  }
}

type JsxValue = Extract<JsxElement['attributes'][number], { type: 'mdxJsxAttribute' }>['value'];
const isExpression = (value: JsxValue): value is Exclude<JsxValue, string | null | undefined> =>
  typeof value === 'object' && value !== null;
