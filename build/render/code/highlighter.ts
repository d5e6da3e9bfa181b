import type { PatternScanner, RegexEngine } from 'shiki';
import { highlightedLanguages } from '../../read/languages';

/**
 * Opens the highlighter that the framework's pages share (`getSingletonHighlighter` of the same package:
 * whoever asks first decides its engine), before the first page is compiled.
 */
export async function openHighlighter(): Promise<void> {
  const { createOnigurumaEngine, getSingletonHighlighter } = await import('shiki');
  const engine = shareScanners(await createOnigurumaEngine(import('shiki/wasm')));
  await getSingletonHighlighter({ engine, langs: highlightedLanguages });
}

/**
 * An engine that compiles a list of patterns once: grammars of one family (`ts`, `tsx`, `js`, `jsx`)
 * ask for the same lists, and compiling them is most of what highlighting takes.
 */
export function shareScanners(engine: RegexEngine): RegexEngine {
  const known = new Map<string, PatternScanner>();
  return {
    createString: (text) => engine.createString(text),
    createScanner: (patterns) => {
      if (!patterns.every((pattern) => typeof pattern === 'string')) {
        return engine.createScanner(patterns);
      }
      const key = JSON.stringify(patterns);
      const scanner = known.get(key) ?? engine.createScanner(patterns);
      known.set(key, scanner);
      // Whoever is done with it may not take it from the others.
      return {
        findNextMatchSync: (...search) => scanner.findNextMatchSync(...search),
      };
    },
  };
}
