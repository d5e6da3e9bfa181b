import type { Code, Nodes } from 'mdast';
import { readCodeMeta } from '../../../render/code/codeFiles';
import { findLanguage, languageNames } from '../../../render/code/languages';
import type { LocalFault } from '../../../read/faults/Fault';
import { findNearest } from '../../../read/faults/findNearest';
import { getPosition } from '../../../read/page/getPosition';

/** Every block of code says what language it is in, one that pages know, and holds code or names a file. */
export function checkFences(nodes: readonly Nodes[]): LocalFault[] {
  return nodes.flatMap((node): LocalFault[] => {
    if (node.type !== 'code') return [];
    // "```title=…" has the attribute in the place of the language.
    if (node.lang && !node.lang.includes('=')) return [...checkLanguage(node), ...checkEmpty(node)];
    return [
      {
        ...getPosition(node),
        rule: 'fence-without-language',
        message: 'The block of code has no language.',
        hint: 'Name it after the backticks: ```ts, ```bash, ```json; ```text for anything else.',
      },
    ];
  });
}

function checkLanguage(node: Code): LocalFault[] {
  const lang = node.lang ?? '';
  if (findLanguage(lang)) return [];
  const nearest = findNearest(lang, languageNames, 0.4);
  return [
    {
      ...getPosition(node),
      rule: 'fence-language',
      message: `Pages have no code in \`${lang}\`.`,
      hint: nearest
        ? `Did you mean \`${nearest}\`?`
        : `They have ${languageNames.join(', ')}; build/render/code/languages.ts takes another one.`,
    },
  ];
}

/** The framework stops at code below a file's name, without a line. */
function checkEmpty(node: Code): LocalFault[] {
  if (readCodeMeta(node.meta ?? '').file === undefined || node.value.trim() === '') return [];
  return [
    {
      ...getPosition(node),
      rule: 'code-file',
      message: 'The fence names a file and holds code as well.',
      hint: 'Remove the code, or `file`.',
    },
  ];
}
