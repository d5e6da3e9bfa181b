import { expect, it } from '@rstest/core';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** What the specification calls a part of the framework's data: the type it has here, and its fields. */
const parts: [part: string, type: string, fields: string][] = [
  [
    'the data of a page',
    'PageDataLegacy.page',
    'pagePath pageType title frontmatter toc routePath lang version',
  ],
  ['the date of a page', 'PageDataLegacy.page', 'lastUpdatedTime'],
  ['the record of a page at build', 'PageIndexInfo', '_relativePath routePath'],
  ['a heading of a page', 'Header', 'text id depth charIndex'],
  ['a route', 'RouteMeta', 'routePath absolutePath lang version'],
  ['the data of the site', 'SiteData', 'base lang locales multiVersion themeConfig route search'],
  ['the options of routes', 'RouteOptions', 'cleanUrls'],
  ['the versions', 'SiteData.multiVersion', 'default versions'],
  ['a locale', 'Locale', 'lang label title'],
  ['the theme’s part of a locale', 'LocaleConfig', 'nav sidebar'],
];

const declarationFile = 'node_modules/@rspress/shared/dist/index.d.ts';
const declarations = ts.createSourceFile(
  declarationFile,
  readFileSync(declarationFile, 'utf8'),
  ts.ScriptTarget.Latest,
);

const listMembers = (members: ts.NodeArray<ts.TypeElement>): ts.PropertySignature[] =>
  members.filter(ts.isPropertySignature);

/** Properties of a type as it is written: literals, names, intersections, what `Omit` leaves. */
function readType(type: ts.TypeNode): ts.PropertySignature[] {
  if (ts.isTypeLiteralNode(type)) return listMembers(type.members);
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap(readType);
  if (!ts.isTypeReferenceNode(type)) return [];
  const [first, omitted] = type.typeArguments ?? [];
  const name = getText(type.typeName);
  if (name === 'RemoveUnderscoreProps' && first)
    return readType(first).filter((property) => !getName(property).startsWith('_'));
  if (name !== 'Omit' || !first || !omitted) return readDeclaration(name);
  return readType(first).filter((property) => !getText(omitted).includes(`'${getName(property)}'`));
}

function readDeclaration(name: string): ts.PropertySignature[] {
  return declarations.statements.flatMap((statement) => {
    if (ts.isInterfaceDeclaration(statement) && statement.name.text === name)
      return listMembers(statement.members);
    if (ts.isTypeAliasDeclaration(statement) && statement.name.text === name)
      return readType(statement.type);
    return [];
  });
}

const getText = (node: ts.Node): string => node.getText(declarations);
const getName = ({ name }: ts.PropertySignature): string => getText(name);

/** Names of the fields of a type, `SiteData`, or of one of its fields, `SiteData.multiVersion`. */
function listFields(path: string): string[] {
  const [name = '', field] = path.split('.');
  const properties = readDeclaration(name);
  const { type } = properties.find((property) => getName(property) === field) ?? {};
  return (field && type ? readType(type) : properties).map(getName);
}

for (const [part, type, fields] of parts) {
  it(`${part} has the fields that the specification names`, () => {
    expect(listFields(type)).toEqual(expect.arrayContaining(fields.split(' ')));
  });
}

it('a field that the framework has not is not found', () => {
  expect(listFields('SiteData')).not.toContain('ssg');
  expect(listFields('NoSuchType')).toEqual([]);
});
