import names from './flags/names.json';

/** The name of the country of a flag. */
export function nameOf(flag: 'fr' | 'it'): string {
  return names[flag];
}
