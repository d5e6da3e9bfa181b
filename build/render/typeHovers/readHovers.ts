import ts from 'typescript';
import type { Subject } from '../../components/places';
import type { HoverBlock, NameHover } from './hovers';
import { formatComment, formatSignature } from './signature';
import {
  findOption,
  findReadOption,
  findSubject,
  type HoverService,
  isPlatform,
  openService,
} from './languageService';

/** The names of a block that are worth a hover, with what the compiler says of each. */
function readHovers(block: HoverBlock, opened: HoverService): NameHover[] {
  const source = opened.getSource(block);
  const hovers: NameHover[] = [];
  const visit = (node: ts.Node): void => {
    const hover = isName(node) ? readHover(node, source, opened) : undefined;
    // What is before the block's first line is not shown.
    const start = (hover?.start ?? 0) - block.head.length;
    if (hover && start >= 0) hovers.push({ ...hover, start });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return hovers;
}

/** Names, and keys in quotes; not the words of strings. */
const isName = (node: ts.Node): node is ts.Identifier | ts.StringLiteral =>
  ts.isIdentifier(node) || (ts.isStringLiteral(node) && isKey(node));

const isKey = (node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node.parent) || ts.isShorthandPropertyAssignment(node.parent)) &&
  node.parent.name === node;

function readHover(
  node: ts.Identifier | ts.StringLiteral,
  source: ts.SourceFile,
  { service, checker }: HoverService,
): NameHover | undefined {
  const option = isKey(node) ? findOption(node, checker) : undefined;
  const symbol = findSymbol(node, checker);
  if (!symbol || isPlatform(symbol)) return undefined;
  // A key that its owner chose: the name of an entry, of an environment.
  if (isKey(node) && symbol.declarations?.includes(node.parent as ts.Declaration)) return undefined;
  const start = node.getStart(source);
  const info = service.getQuickInfoAtPosition(source.fileName, start);
  const signature = formatSignature(info?.displayParts ?? []);
  if (!info || !(option || isTelling(signature, node.text))) return undefined;
  return {
    start,
    length: node.getWidth(source),
    signature,
    ...describe(info),
    ...toSubject(option ?? (isKey(node) ? undefined : findReadOption(symbol)), symbol),
  };
}

/** What a name stands for: the declared property for a key of an object, what is imported for an import. */
function findSymbol(node: ts.Identifier | ts.StringLiteral, checker: ts.TypeChecker) {
  const { parent } = node;
  if (isKey(node) && ts.isObjectLiteralExpression(parent.parent)) {
    const declared = findProperty(checker.getContextualType(parent.parent), node.text);
    if (declared) return declared;
  }
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** A property of a type, or of one of the types that it may be (`boolean | Options`). */
function findProperty(type: ts.Type | undefined, name: string): ts.Symbol | undefined {
  for (const one of type?.isUnion() ? type.types : [type]) {
    const found = one?.getProperty(name);
    if (found) return found;
  }
  return undefined;
}

const plainTypes = ['any', 'unknown', 'string', 'number', 'boolean'];

/** Whether a signature says more than the code does: of what type a name is, where that is no mere word. */
function isTelling(signature: readonly string[], name: string): boolean {
  const text = join(signature);
  if (!text.includes(name) || /^(?:import|module) /.test(text)) return false;
  const [, type = ''] = /^[^.(]*: (\w+)$/.exec(text) ?? [];
  return !plainTypes.includes(type);
}

const join = (signature: readonly string[]): string =>
  signature.map((piece, index) => (index % 2 ? piece.slice(1) : piece)).join('');

function describe({ documentation, tags = [] }: ts.QuickInfo): Partial<NameHover> {
  const about = formatComment(ts.displayPartsToString(documentation));
  const find = (...names: string[]) => tags.find(({ name }) => names.includes(name));
  const stated = ts.displayPartsToString(find('default', 'defaultValue')?.text).trim();
  const deprecated = find('deprecated');
  return {
    ...(about && { about }),
    // Code over several lines would not be read in a sentence.
    ...(stated && !stated.includes('\n') && { default: formatComment(stated) }),
    ...(deprecated && { deprecated: formatComment(ts.displayPartsToString(deprecated.text)) }),
  };
}

function toSubject(
  option: string | undefined,
  symbol: ts.Symbol | undefined,
): { subject?: Subject } {
  const subject = option ? { type: 'option' as const, name: option } : findSubject(symbol);
  return subject ? { subject } : {};
}

/** What is known of the names in each block, in their order. */
export function readAll(blocks: readonly HoverBlock[]): NameHover[][] {
  const opened = openService(blocks);
  return blocks.map((block) => readHovers(block, opened));
}
