import type { SynonymTable } from '../ranking/createSynonyms';

/**
 * What a fetched site/synonyms.json holds.
 * @throws Error unless it has the form of that file: a host may answer with a page of its own.
 */
export function parseSynonyms(json: string): SynonymTable {
  const value: unknown = JSON.parse(json);
  if (!isTable(value)) throw new Error('The synonyms are not lists of words.');
  return value;
}

function isTable(value: unknown): value is SynonymTable {
  if (typeof value !== 'object' || value === null) return false;
  const { same, leadsTo } = value as Partial<SynonymTable>;
  return (
    Array.isArray(same) &&
    same.every(isListOfWords) &&
    typeof leadsTo === 'object' &&
    leadsTo !== null &&
    Object.values(leadsTo).every(isListOfWords)
  );
}

const isListOfWords = (value: unknown): boolean =>
  Array.isArray(value) && value.every((word: unknown) => typeof word === 'string');
