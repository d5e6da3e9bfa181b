import type { Query } from './parseQuery';
import type { Section } from './Section';
import { bonus } from './weights';

const flag = /^--?[a-z][\w-]*$/;

/**
 * What a section of the page of the command line gains where flags that it lists or names are what is
 * asked for, times their share of the query.
 */
export function getFlagBonus({ route, names, text }: Section, { literal }: Query): number {
  if (!literal.includes('-') || !route.endsWith('/cli')) return 0;
  // "no-clean" is `--no-clean`; other names may be those of options.
  const words = literal.split(' ').map((one) => (one.startsWith('no-') ? `--${one}` : one));
  const holds = (where: string, one: string): boolean =>
    where
      .toLowerCase()
      .split(/[^\w-]+/)
      .includes(one);
  const total = words
    .filter((one) => flag.test(one))
    .map((one): number => {
      if (holds(names, one)) return bonus.flagListed;
      return holds(text, one) ? bonus.flagNamed : 0;
    })
    .reduce((sum, worth) => sum + worth, 0);
  return total / words.length;
}
