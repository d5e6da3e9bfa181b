import { highlightedLanguages } from './languages';
import { shareScanners } from './shareScanners';

/**
 * Opens the highlighter that the framework's pages share (`getSingletonHighlighter` of the same package:
 * whoever asks first decides its engine), before the first page is compiled.
 */
export async function openHighlighter(): Promise<void> {
  const { createOnigurumaEngine, getSingletonHighlighter } = await import('shiki');
  const engine = shareScanners(await createOnigurumaEngine(import('shiki/wasm')));
  await getSingletonHighlighter({ engine, langs: highlightedLanguages });
}
