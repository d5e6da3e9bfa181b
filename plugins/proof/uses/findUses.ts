import type { Change } from '../../../facts/upgrade/change';
import { readMentions } from '../names/readMentions';
import { getPageOption, listSectionOptions } from '../names/sectionOption';
import type { ProofPage } from '../page/ProofPage';
import { listCaseUses } from '../results/listCaseUses';

/** Attribute of each component that names an option. */
const optionAttributes = ['of', 'option', 'path'];

/** Lines of a page that speak of what a change is about; a line may come twice. */
export function findUses(page: ProofPage, change: Change): number[] {
  switch (change.kind) {
    case 'case':
      return listCaseUses(page).flatMap(({ id, line }) => (id === change.name ? [line] : []));
    case 'message':
      return findText(page, change.name);
    case 'version':
      return findText(page, `Rslib ${change.name}`);
    case 'default':
      return [...findComponents(page, 'Defaults', change.name), ...findOption(page, change.name)];
    case 'option':
      return findOption(page, change.name);
    default:
      return findWord(page, change.name);
  }
}

/** Fences and code that hold a text or, where the text is long, a telling part of it. */
function findText({ fences, codes }: ProofPage, text: string): number[] {
  const isQuoted = (part: string | undefined) =>
    part !== undefined && part.length >= 16 && text.includes(part);
  return [
    ...fences.flatMap(({ line, code, meta }) =>
      code.includes(text) || isQuoted(meta.attributes['expect-error']) ? [line] : [],
    ),
    ...codes.flatMap((code) =>
      code.text.includes(text) || isQuoted(code.text) ? [code.line] : [],
    ),
  ];
}

function findOption(page: ProofPage, path: string): number[] {
  const pageOption = getPageOption(page);
  const isMeant = (name: string) =>
    name === path || (Boolean(pageOption) && `${pageOption}.${name}` === path);
  const keys = path.split(/[.[\]']+/).filter(Boolean);
  return [
    ...page.codes.flatMap(({ text, line }) =>
      readMentions(text).some(
        (mention) =>
          (mention.type === 'option' && isMeant(mention.path)) ||
          (mention.type === 'word' && isMeant(mention.name)),
      )
        ? [line]
        : [],
    ),
    ...page.sections.flatMap((section) =>
      listSectionOptions(section, pageOption ?? '', [toOption(path)]).includes(path)
        ? [section.line]
        : [],
    ),
    ...page.components.flatMap(({ line, attributes }) =>
      attributes.some(
        ({ name, value }) =>
          optionAttributes.includes(name) && typeof value === 'string' && isMeant(value),
      )
        ? [line]
        : [],
    ),
    ...page.fences.flatMap(({ line, code, meta }) =>
      meta.classes.includes('config') && keys.every((key) => hasKey(code, key)) ? [line] : [],
    ),
  ];
}

/** As much of an option as its headings are found by. */
const toOption = (path: string) => ({
  path,
  type: '',
  members: [],
  isExperimental: false,
  isTopLevel: false,
});

const hasKey = (code: string, key: string): boolean =>
  new RegExp(`(?<![\\w$.])['"]?${escape(key)}['"]?\\s*:`).test(code);

/** Exports, flags and commands: words of fences and of code. */
function findWord({ fences, codes, components }: ProofPage, word: string): number[] {
  const pattern = new RegExp(`(?<![\\w$-])${escape(word)}(?![\\w$-])`);
  return [
    ...fences.flatMap(({ line, code }) => (pattern.test(code) ? [line] : [])),
    ...codes.flatMap(({ line, text }) => (pattern.test(text) ? [line] : [])),
    ...components.flatMap(({ line, attributes }) =>
      attributes.some(({ value }) => value === word) ? [line] : [],
    ),
  ];
}

function findComponents({ components }: ProofPage, element: string, value: string): number[] {
  return components.flatMap(({ name, line, attributes }) =>
    name === element && attributes.some((attribute) => attribute.value === value) ? [line] : [],
  );
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');
