import type { Query } from './parseQuery';
import type { Section } from './Section';
import { bonus } from './weights';

const flag = /^--?[a-z][\w-]*$/;

/** What sections of the page of the command line gain where they list or name flags of a query, by position. */
export function getFlagBonuses(
  { literal }: Query,
  sections: readonly Section[],
): Map<number, number> {
  const bonuses = new Map<number, number>();
  // "no-clean" is `--no-clean`; other names without dashes may be those of options.
  const words = literal.split(' ').map((one) => (one.startsWith('no-') ? `--${one}` : one));
  const flags = words.filter((one) => flag.test(one));
  if (flags.length === 0) return bonuses;
  for (const [position, section] of sections.entries()) {
    if (!section.route.endsWith('/cli')) continue;
    const worth = addFlags(section, flags) / words.length;
    if (worth > 0) bonuses.set(position, worth);
  }
  return bonuses;
}

function addFlags({ names, text }: Section, flags: readonly string[]): number {
  const listed = listWords(names);
  const said = listWords(text);
  const worths = flags.map((one) => {
    if (listed.includes(one)) return bonus.flagListed;
    return said.includes(one) ? bonus.flagNamed : 0;
  });
  return worths.reduce<number>((sum, worth) => sum + worth, 0);
}

const listWords = (text: string): string[] => text.toLowerCase().split(/[^\w-]+/);
