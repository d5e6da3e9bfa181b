import { describe, expect, it } from '@rstest/core';
import { parse, type ecmaVersion } from 'acorn';
import { listFiles, readBuilt } from '../support/builtSite';
import { getAttribute, getText, listElements } from '../support/html';
import { routes } from '../support/routes';

/** The oldest language that a browser must know to run what pages carry inline; older ones run nothing. */
const inlineVersion = 2020;
/** The same of what comes at the first interaction. */
const lateVersion = 2022;

const parses = (code: string, version: ecmaVersion, sourceType: 'script' | 'module' = 'script') => {
  try {
    parse(code, { ecmaVersion: version, sourceType });
    return true;
  } catch {
    return false;
  }
};

const inline = new Set(
  routes.flatMap(({ file }) =>
    listElements(readBuilt(file))
      .filter(({ tagName }) => tagName === 'script')
      .filter((script) => !getAttribute(script, 'type') && !getAttribute(script, 'src'))
      .map(getRawText),
  ),
);

describe('the syntax of scripts', () => {
  it(`is ES${inlineVersion} where it is in pages`, () => {
    expect(inline.size).toBeGreaterThan(0);
    const newer = [...inline].filter((code) => !parses(code, inlineVersion));
    expect(newer.map((code) => code.slice(0, 80))).toEqual([]);
  });

  it(`is ES${lateVersion} where it comes at the first interaction`, () => {
    const scripts = listFiles().filter((file) => /^static\/.*\.js$/.test(file));
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.filter((file) => !parses(readBuilt(file), lateVersion))).toEqual([]);
  });
});

function getRawText(element: Parameters<typeof getText>[0]): string {
  return 'childNodes' in element
    ? element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
    : '';
}
