import { existsSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../facts/cases/paths';
import { badgeTones } from '../../site/badgeTones';
import { caseSource, message, tested, verdict } from './cases';
import type { Component, ComputedComponent, DrawnComponent } from './component';
import { createComponentList } from './componentList';
import { convertedConfig } from './convertedConfig';
import { defaults } from './defaults';
import { diagram } from './diagram';
import { example } from './example';
import { fileTree } from './fileTree';
import { option, since } from './options';
import { output, outputDiff } from './output';
import { outputMatrix, outputNames } from './outputNames';
import { packageManagerTabs } from './packageManagerTabs';
import { checkedPages } from './checkedPages';
import { tableCards } from './tableCards';
import { tab, tabs } from './tabs';
import { flag, version } from './version';

/** Drawn components whose Markdown is what is between their tags. */
const plain: readonly DrawnComponent[] = [
  {
    kind: 'drawn',
    name: 'Columns',
    about: 'Puts its `Column`s side by side where the screen has room.',
    attributes: {},
    browser: 'mdx/Blocks',
  },
  {
    kind: 'drawn',
    name: 'Column',
    about: 'One of several columns.',
    attributes: {},
    inside: 'Columns',
    browser: 'mdx/Blocks',
  },
  {
    kind: 'drawn',
    name: 'Badge',
    about: 'A word about what comes before it, such as “experimental”.',
    attributes: { tone: badgeTones },
    browser: 'mdx/Badge',
  },
  {
    kind: 'drawn',
    name: 'Kbd',
    about: 'Keys to press, joined by `+`: each is drawn as a key.',
    attributes: {},
    browser: 'mdx/Kbd',
  },
  {
    kind: 'drawn',
    name: 'Steps',
    about: 'Numbers the h3 headings in it, or the items of its list.',
    attributes: {},
    browser: 'mdx/Blocks',
  },
  {
    kind: 'drawn',
    name: 'ConfigConverter',
    about: 'Converts configs of other tools in the browser.',
    attributes: {},
    page: '/tools/config-converter',
    texts: 'converter',
    browser: 'configConverter/ConfigConverter',
  },
  {
    kind: 'drawn',
    name: 'OfflineReading',
    about: 'Keeps the site for reading without a network, where the reader wants it.',
    attributes: {},
    page: '/offline',
    texts: 'offline',
    browser: 'offline/OfflineReading',
  },
];

/**
 * Every component that pages may write. A new one is a file here, which is named in this list; one that
 * is drawn has its browser part in `theme/`, where `browser` says.
 */
export const components: ReadonlyMap<string, Component> = register([
  ...plain,
  ...[diagram, example, fileTree, packageManagerTabs, tab, tableCards, tabs],
  ...[caseSource, convertedConfig, defaults, flag, message, option, output, outputDiff],
  ...[outputMatrix, outputNames, checkedPages, since, tested, verdict, version],
  createComponentList(() => [...components.values()]),
]);

/** @throws Error where two components have one name, or the browser part of one is not there. */
export function register(list: readonly Component[]): Map<string, Component> {
  const byName = new Map<string, Component>();
  for (const component of list) {
    const { name } = component;
    if (byName.has(name)) {
      throw new Error(
        `Two components are called <${name}>: rename one of them in build/components/registry.ts.`,
      );
    }
    const file = component.kind === 'drawn' ? `theme/${component.browser}.tsx` : undefined;
    if (file && !existsSync(path.join(repository, file))) {
      throw new Error(`There is no ${file}, which <${name}> names as its browser part.`);
    }
    byName.set(name, component);
  }
  return byName;
}

export const findComputed = (name: string | null): ComputedComponent | undefined => {
  const component = name === null ? undefined : components.get(name);
  return component?.kind === 'computed' ? component : undefined;
};

export const findDrawn = (name: string | null): DrawnComponent | undefined => {
  const component = name === null ? undefined : components.get(name);
  return component?.kind === 'drawn' ? component : undefined;
};

/** Texts that only the build writes: into facts, llms.txt and print pages. */
const buildTexts = /^(?:facts|llms|print(?!Section))[A-Z]/;

/** Whether a text of `i18n.json` stays out of the site's scripts: it is in the pages that show it. */
export const isPageText = (key: string): boolean =>
  buildTexts.test(key) ||
  [...components.values()].some(
    (component) =>
      component.kind === 'drawn' &&
      component.texts !== undefined &&
      key.startsWith(component.texts),
  );
