import { createRequire } from 'node:module';
import path from 'node:path';
import { repository } from '../../../../facts/cases/paths';
import type { FenceFault } from '../FenceFault';

const require = createRequire(path.join(repository, 'package.json'));

interface Place {
  line?: number;
  column?: number;
}

/** Whether a style sheet parses. Comments of Sass and Less (`// …`) are no CSS: they are blanked. */
export function checkStyle(code: string, lang: string): FenceFault[] {
  const postcss = load<{ parse: (css: string) => unknown }>('postcss');
  const css = lang === 'css' ? code : code.replace(/(?<!:)\/\/.*/g, '');
  return postcss ? attempt('CSS', () => postcss.parse(css)) : [];
}

/** Whether a Vue component parses. */
export function checkVue(code: string): FenceFault[] {
  const compiler = load<{ parse: (source: string) => { errors: VueError[] } }>('vue/compiler-sfc');
  if (!compiler) return [];
  return compiler
    .parse(code)
    .errors.map(({ message, loc }) => report('Vue', message, loc?.start ?? {}));
}

interface VueError {
  message: string;
  loc?: { start: Place };
}

/** Whether a Svelte component parses. */
export function checkSvelte(code: string): FenceFault[] {
  const compiler = load<{ parse: (source: string) => unknown }>('svelte/compiler');
  return compiler ? attempt('Svelte', () => compiler.parse(code)) : [];
}

function attempt(name: string, parse: () => unknown): FenceFault[] {
  try {
    parse();
    return [];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { line, column, start, reason, message } = error as Error &
      Place & { start?: Place; reason?: string };
    return [report(name, reason ?? message, start ?? { line, column })];
  }
}

function report(name: string, message: string, { line = 1, column = 1 }: Place): FenceFault {
  return {
    line,
    column: Math.max(column, 1),
    rule: 'code-syntax',
    message: `This is not ${name}: ${(message.split('\n', 1)[0] ?? '').replace(/\.$/, '')}.`,
    hint: 'Mend it at this place or just before it.',
  };
}

/** A parser that a dependency brings along; without it the language goes unchecked. */
function load<Tool>(name: string): Tool | undefined {
  try {
    return require(name) as Tool;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') {
      return undefined;
    }
    throw error;
  }
}
