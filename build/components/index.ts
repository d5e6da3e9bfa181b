import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import type {} from 'remark-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import i18n from '../../i18n.json' with { type: 'json' };
import { original } from '../../site/site';
import { writeGroup } from '../../site/texts';
import { listFiles, toRoute } from '../read/files';
import { isJsxElement, listLocalNames } from '../read/mdx';
import { createImport } from './mdxNodes';
import { type FactStore, openFactStore, translate } from './factStore';
import type { PageReader } from './docsPages';
import { renderFootnotes } from './footnotes';
import { findPlace, listPlaces, type Places } from './places';
import { devPages, findClientComponent, otherModules } from './registry';
import { listValueRules } from './list/version';
import { stepRules, wrapSteps } from './steps';
import { countChecks } from './pageChecks';
import { transformComponents } from './transform';

/** Brings the components of `registry.ts` to the pages that name them. */
export function components(root: string, facts: FactStore): RspressPlugin {
  const pages = listFiles(root).filter((file) => /\.mdx?$/.test(file));
  const readAll = () => pages.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
  return {
    name: 'components',
    config: (config) => ({
      ...config,
      replaceRules: [
        ...(config.replaceRules ?? []),
        ...stepRules,
        ...listValueRules(readAll(), facts),
      ],
    }),
    markdown: {
      remarkPlugins: [[renderComponents, root, facts]],
      rehypePlugins: [renderFootnotes],
    },
  };
}

/** The committed facts, with what pages say of options and exports: read when a component first asks for it. */
export function openFacts({ readPages }: PageReader): FactStore {
  const facts = openFactStore();
  const places = new Map<string, Places>();
  const listPlacesOf = (language: string) =>
    listPlaces(
      readPages().filter((page) => page.language === language),
      facts.tool,
    );
  return {
    ...facts,
    findPlace(this: FactStore, subject) {
      const { language } = this;
      const known = places.get(language) ?? listPlacesOf(language);
      places.set(language, known);
      return findPlace(subject, known);
    },
    // Readers are told of pages that they can open.
    listPageChecks: () =>
      readPages()
        .filter(({ file }) => !devPages.includes(file))
        .map(countChecks),
  };
}

/**
 * Remark plugin: a page's components as HTML needs them, before anything is highlighted.
 * @throws VFileMessage with file and line where one needs what is not there.
 */
export function renderComponents(root: string, facts: FactStore) {
  const docs = path.resolve(root);
  return (tree: Root, file: VFile): void => {
    const page = path.relative(docs, path.resolve(file.path ?? '')).replaceAll(path.sep, '/');
    const { language } = toRoute(page);
    const translated = translate(facts, language);
    wrapSteps(tree);
    transformComponents(tree, {
      source: String(file),
      facts: translated,
      file: page,
      fail: (reason, node) => file.fail(reason, { place: node.position, ruleId: 'components' }),
      isTranslation: language !== original,
    });
    importComponents(tree);
    visit(tree, (node) => {
      const component = isJsxElement(node) ? findClientComponent(node.name) : undefined;
      if (!isJsxElement(node) || !component) return;
      if (component.texts !== undefined) {
        const value = writeGroup(i18n, component.texts, language);
        node.attributes.push({ type: 'mdxJsxAttribute', name: 'texts', value });
      }
      // What is wrong is reported by the check, and stays as it is written.
      if (!component.check?.(node, tree).length) component.transform?.(node, translated);
    });
  };
}

/** The line that imports a component of the theme into a page. */
export const toImport = (name: string) =>
  createImport(name, `@theme/${findClientComponent(name)?.browser ?? otherModules[name] ?? ''}`);

/** Imports the components a page uses into that page, so that their code travels with it. */
function importComponents(tree: Root): void {
  const names = new Set<string>();
  visit(tree, (node) => {
    if (isJsxElement(node) && findClientComponent(node.name)) names.add(node.name ?? '');
    // Rendered by build/render, footnotes at the end of the page.
    if (node.type === 'image' || (isJsxElement(node) && node.name === 'img')) names.add('Picture');
    if (node.type === 'footnoteDefinition') names.add('Footnotes');
  });
  for (const name of listLocalNames(tree)) names.delete(name);
  tree.children.unshift(...[...names].sort().map(toImport));
}
