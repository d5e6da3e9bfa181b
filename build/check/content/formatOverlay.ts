import path from 'node:path';
import { countFaults } from '../../read/faults/formatFaults';
import type { Fault } from '../../read/faults/Fault';
import { rules } from '../rules';

/** The report as HTML for the dev server's overlay; a click on a place opens it in the editor. */
export function formatOverlay(faults: readonly Fault[], base: string): string {
  if (faults.length === 0) return '';
  const items = faults.map(({ file, line, column = 1, rule, message, hint }) => {
    const place = `${file}:${line}:${column}`;
    const target = escapeHtml(path.join(base, place));
    return [
      `<a class="file-link" data-file="${target}">${escapeHtml(place)}</a>  ${rule}`,
      `  ${escapeHtml(`${message} ${rules[rule]}`)}`,
      `  → ${escapeHtml(hint)}`,
    ].join('\n');
  });
  return [...items, countFaults(faults)].join('\n\n');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
