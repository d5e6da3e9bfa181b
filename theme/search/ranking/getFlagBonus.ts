import type { Query } from './parseQuery';
import type { Section } from './Section';
import { bonus } from './weights';

/** Flags of the command line that a query names, and the share that each has of it. */
export interface QueryFlags {
  flags: readonly string[];
  share: number;
}

const flag = /^--?[a-z][\w-]*$/;

/** "no-clean" is `--no-clean`; other names without dashes may be those of options. */
export function readFlags({ literal }: Query): QueryFlags {
  const words = literal.split(' ').map((one) => (one.startsWith('no-') ? `--${one}` : one));
  return { flags: words.filter((one) => flag.test(one)), share: 1 / words.length };
}

/** What a section of the page of the command line gains where it lists or names flags of a query. */
export function getFlagBonus(
  { route, names, text }: Section,
  { flags, share }: QueryFlags,
): number {
  if (flags.length === 0 || !route.endsWith('/cli')) return 0;
  const listed = listWords(names);
  const said = listWords(text);
  const worths = flags.map((one) => {
    if (listed.includes(one)) return bonus.flagListed;
    return said.includes(one) ? bonus.flagNamed : 0;
  });
  return share * worths.reduce<number>((sum, worth) => sum + worth, 0);
}

const listWords = (text: string): string[] => text.toLowerCase().split(/[^\w-]+/);
