import type { FenceFault } from '../FenceFault';
import { checkJsonPart } from './checkJsonPart';
import { checkDiff, checkHtml, checkYaml } from './checkPlain';
import { checkScript, checkScriptPart } from './checkScript';
import { checkStyle, checkSvelte, checkVue } from './checkWithTool';

type SyntaxCheck = (code: string, lang: string) => FenceFault[] | Promise<FenceFault[]>;

const scripts = ['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs'];

/** Parsers by language. Those not named here have no syntax that could be wrong, such as `text`. */
const checks: Readonly<Record<string, SyntaxCheck>> = {
  css: checkStyle,
  diff: checkDiff,
  html: checkHtml,
  json: checkJsonPart,
  json5: checkJsonPart,
  jsonc: checkJsonPart,
  less: checkStyle,
  scss: checkStyle,
  svelte: checkSvelte,
  vue: checkVue,
  yaml: checkYaml,
  yml: checkYaml,
};

/** Whether a part of a file parses in its language. */
export async function checkSyntax(code: string, lang: string): Promise<FenceFault[]> {
  if (scripts.includes(lang)) return checkScriptPart(code, lang);
  return (await checks[lang]?.(code, lang)) ?? [];
}

/** Whether a whole file parses in its language. */
export async function checkWholeSyntax(code: string, lang: string): Promise<FenceFault[]> {
  return scripts.includes(lang) ? checkScript(code, lang) : checkSyntax(code, lang);
}
