import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../facts/cases/paths';
import { caseSource, message, tested, verdict } from './list/cases';
import {
  type Component,
  type BuildTimeComponent,
  type ClientComponent,
  splitWords,
  type WrittenAttribute,
} from './component';
import { createComponentList } from './list/componentList';
import { convertedConfig } from './list/convertedConfig';
import { defaults } from './list/defaults';
import { diagram } from './list/diagram';
import { clientComponents } from './list/clientComponents';
import { example } from './list/example';
import { option } from './list/options';
import { output, outputDiff } from './list/output';
import { outputMatrix, outputNames } from './list/outputNames';
import { packageManagerTabs } from './list/packageManagerTabs';
import { packageRules } from './list/packageRules';
import { checkedPages } from './list/checkedPages';
import { releaseChanges } from './list/releaseChanges';
import { flag, version } from './list/version';

/** Browser parts of what is no component of the registry, by name. */
export const otherModules: Readonly<Record<string, string>> = {
  Footnotes: 'mdx/Footnotes',
  Picture: 'images/Picture',
  Preview: 'mdx/Preview',
  TypeHovers: 'typeHovers/TypeHovers',
};

/** Every component that pages may write: those of list/clientComponents.ts, and the files of list/ that are named here. */
export const components: ReadonlyMap<string, Component> = register([
  ...clientComponents,
  ...[diagram, example, packageManagerTabs, packageRules],
  ...[caseSource, convertedConfig, defaults, flag, message, option, output, outputDiff],
  ...[outputMatrix, outputNames, checkedPages, releaseChanges, tested, verdict, version],
  createComponentList(() => [...components.values()]),
]);

/** @throws Error where an entry cannot be meant so, such as one whose name is taken or that has no browser part. */
export function register(list: readonly Component[]): Map<string, Component> {
  const byName = new Map<string, Component>();
  for (const component of list) {
    const { name, attributes = {}, required = [] } = component;
    if (byName.has(name) || Object.hasOwn(otherModules, name)) {
      throw new Error(
        `Two components are called <${name}>: rename one of them in build/components/list.`,
      );
    }
    if (/^[a-z]/.test(name)) {
      throw new Error(`<${name}> is HTML to a page: begin its name with a capital letter.`);
    }
    const unknown = required.find((key) => !Object.hasOwn(attributes, key));
    if (unknown) {
      throw new Error(`<${name}> requires \`${unknown}\`, which is not one of its attributes.`);
    }
    if ('browser' in component) checkBrowserPart(component, list);
    byName.set(name, component);
  }
  return byName;
}

function checkBrowserPart(
  { name, browser, inside, becomes = name }: ClientComponent,
  list: readonly Component[],
): void {
  if (inside !== undefined && !list.some((one) => one.name === inside)) {
    throw new Error(`<${name}> is for the inside of <${inside}>, which is not there.`);
  }
  const file = `theme/${browser}.tsx`;
  const source = path.join(repository, file);
  if (!existsSync(source)) {
    throw new Error(`There is no ${file}, which <${name}> names in build/components/list.`);
  }
  const exported = new RegExp(`^export (?:const|function) ${becomes}\\b`, 'm');
  if (!exported.test(readFileSync(source, 'utf8'))) {
    throw new Error(`${file} exports no \`${becomes}\` for <${name}> of build/components.`);
  }
}

export const findBuildTimeComponent = (name: string | null): BuildTimeComponent | undefined => {
  const component = name === null ? undefined : components.get(name);
  return component && 'render' in component ? component : undefined;
};

export const findClientComponent = (name: string | null): ClientComponent | undefined => {
  const component = name === null ? undefined : components.get(name);
  return component && 'browser' in component ? component : undefined;
};

/** The cases or options that a component of a page names in its attributes. */
export function listNamed(
  { name, attributes }: { name: string; attributes: readonly WrittenAttribute[] },
  type: 'case' | 'option',
): string[] {
  const types = components.get(name)?.attributes;
  return attributes.flatMap((attribute) =>
    types?.[attribute.name] === type && typeof attribute.value === 'string'
      ? splitWords(attribute.value)
      : [],
  );
}

/** Whether it shows a block of code from a case; others are words within a sentence. */
export const showsCase = (name: string): boolean => {
  const component = findBuildTimeComponent(name);
  return (
    component !== undefined &&
    !component.isInline &&
    Object.values(component.attributes ?? {}).includes('case')
  );
};

/** Whether a page counts what is checked on all pages. */
export const needsPages = (source: string): boolean =>
  [...components.values()].some(
    (one) => 'render' in one && one.needsPages && source.includes(`<${one.name}`),
  );

/** Whether other pages show the text of a page. */
export const isQuoted = (file: string): boolean =>
  [...components.values()].some(({ quotes }) => quotes && file.includes(`/${quotes}/`));

/** Pages for writers, relative to the docs folder: `npm run dev` has them, a build leaves them out. */
export const devPages: readonly string[] = ['en/components.mdx'];
