import { descriptionWidth, frontMatterSchema } from '../../../site/frontMatterSchema';
import { issue, type LocalIssue } from '../../read/issues';
import { checkSchema } from '../checkSchema';
import { getEntry, getText, type Located } from '../../read/located';
import { placeholderDescription } from './pageShapes';

/** A title is there, a description should be, and every key is one that somebody reads, with a fitting value. */
export function checkFrontMatter(frontMatter: Located | undefined): LocalIssue[] {
  const root = frontMatter ?? { type: 'object', line: 1, column: 1, entries: [] };
  if (root.type !== 'object') {
    const hint = 'Write one `key: value` per line between the two `---`.';
    return [issue(root, 'front-matter-syntax', 'The front matter holds no `key: value`.', hint)];
  }
  const wrong = checkSchema(frontMatterSchema, root, {
    type: 'front-matter-type',
    unknownKey: 'front-matter-unknown-key',
  });
  return [...wrong, ...checkPresence(root), ...checkDescription(root)];
}

/** A home page may say it in its hero. */
function checkPresence(root: Located): LocalIssue[] {
  const isHome = getText(root, 'pageType') === 'home';
  const places = {
    title: isHome && (getText(root, 'hero', 'name') ?? getText(root, 'hero', 'text')),
    description: isHome && getText(root, 'hero', 'tagline'),
  };
  return (['title', 'description'] as const).flatMap((key): LocalIssue[] => {
    const entry = getEntry(root, key);
    const isEmpty =
      entry === undefined || (entry.type === 'scalar' && !String(entry.value ?? '').trim());
    if (!isEmpty || places[key]) return [];
    const hint = `Add \`${key}: ${hints[key]}\` to its front matter.`;
    const rule = key === 'title' ? 'front-matter-missing' : 'front-matter-description-missing';
    return [issue(entry ?? { line: 1 }, rule, `The page has no ${key}.`, hint)];
  });
}

const hints = {
  title: 'Exact short name',
  description: `One sentence that says what the page is for, ${descriptionWidth.least} to ${descriptionWidth.most} characters.`,
};

function checkDescription(root: Located): LocalIssue[] {
  const entry = getEntry(root, 'description');
  const text = getText(root, 'description')?.trim();
  if (!entry || !text) return [];
  if (text === placeholderDescription) {
    const message = 'The description is still the one of a new page.';
    return [issue(entry, 'front-matter-placeholder', message, `Write it: ${hints.description}`)];
  }
  const width = measureWidth(text);
  const { least, most } = descriptionWidth;
  if (width >= least && width <= most) return [];
  const message = `The description is ${width} characters wide.`;
  const hint = `Write one sentence of ${least} to ${most} characters; a Chinese character counts as two.`;
  return [issue(entry, 'front-matter-description-length', message, hint)];
}

function measureWidth(text: string): number {
  const wide = text.match(/[\p{Script=Han}\u3000-\u303f\uff01-\uff60]/gu)?.length ?? 0;
  return [...text].length + wide;
}
