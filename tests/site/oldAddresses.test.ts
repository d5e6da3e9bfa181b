import { expect, it } from '@rstest/core';
import { collectPrintedAddresses } from '../../build/check/content/oldAddresses';
import oldAddresses from '../../site/oldAddresses.json';
import { languages } from '../../site/site';
import { parseRedirectsFile } from '../../scripts/serve/hostRules.mjs';
import { resolveRequest } from '../../scripts/serve/resolveRequest.mjs';
import { listFiles, readBuilt } from '../support/builtSite';
import { getAttribute, type HtmlElement, listBelow, listElements } from '../support/html';
import { address } from '../support/siteAddress';

const base = address.base.slice(0, -1);
const files = new Set(listFiles());
const rules = parseRedirectsFile(readBuilt('_redirects'));
const prefixes = ['', ...languages.slice(1).map((language) => `/${language}`)];

/** The page that a host sends for a path at last, and the id that it is opened at. */
function follow(path: string, hash = ''): { file: string; hash: string } | undefined {
  const redirect = rules.find(({ from }) => from === base + path);
  const target = redirect?.to.slice(base.length);
  const [to = '', ownHash = hash] = target?.split('#') ?? [path];
  const answer = resolveRequest(to, (file) => files.has(file));
  if (answer.type === 'redirect') return follow(answer.path, ownHash);
  return answer.type === 'file' ? { file: answer.file, hash: ownHash } : undefined;
}

const read = new Map<string, Map<string, HtmlElement>>();
/** The elements of a page by their ids. */
function getTargets(file: string): Map<string, HtmlElement> {
  const targets =
    read.get(file) ??
    new Map(
      listElements(readBuilt(file)).flatMap((element) => {
        const id = getAttribute(element, 'id');
        return id ? [[id, element] as const] : [];
      }),
    );
  read.set(file, targets);
  return targets;
}

const isAnswered = (path: string, hash?: string): boolean => {
  const page = follow(path, hash);
  if (!page?.hash) return page !== undefined;
  const element = getTargets(page.file).get(page.hash);
  const moved = element && getAttribute(element, 'data-moved');
  if (!moved) return element !== undefined;
  const [to = '', toHash] = moved.slice(base.length).split('#');
  return isAnswered(to, toHash);
};

it('every old path leads to a page, with and without a slash at its end, in every language', () => {
  const paths = Object.keys(oldAddresses.pages);
  const forms = paths.flatMap((path) => [path, `${path.replace(/\/$/, '')}/`]);
  const lost = prefixes
    .flatMap((prefix) => forms.map((form) => prefix + form))
    .filter((path) => !isAnswered(path));
  expect(lost).toEqual([]);
  expect(paths.length).toBeGreaterThan(100);
});

const allIds = Object.entries(oldAddresses.ids).flatMap(([route, own]) =>
  Object.entries(own).map(([id, target]) => ({ route, id, target })),
);

it('every old id leads to a passage, under every old path of its page, in every language', () => {
  const pages = Object.entries(oldAddresses.pages);
  const addresses = allIds.flatMap(({ route, id }) => {
    const paths = new Set([route, ...pages.flatMap(([path, to]) => (to === route ? path : []))]);
    return prefixes.flatMap((prefix) => [...paths].map((path) => ({ path: prefix + path, id })));
  });
  const lost = addresses.filter(({ path, id }) => !isAnswered(path, id));
  expect(lost.map(({ path, id }) => `${path}#${id}`)).toEqual([]);
  expect(addresses.length).toBeGreaterThan(900);
});

it('every address that the installed packages print is answered', () => {
  const printed = collectPrintedAddresses('node_modules');
  const lost = printed.filter(({ address: printedAddress }) => {
    const [path = '', hash] = printedAddress.split('#');
    return !isAnswered(path, hash);
  });
  expect(lost).toEqual([]);
  expect(printed.length).toBeGreaterThan(40);
});

it('an old id is at the beginning of the heading that answers', () => {
  const inPlace = ({ route, id, target }: (typeof allIds)[number]) => {
    const heading = getTargets(follow(route)?.file ?? '').get(target);
    return heading && listBelow(heading).some((element) => getAttribute(element, 'id') === id);
  };
  const own = allIds.filter(({ target }) => !target.startsWith('/'));
  expect(own.filter((entry) => !inPlace(entry))).toEqual([]);
});
