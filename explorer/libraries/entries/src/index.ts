import { cache } from './cache';

/** The text at an address, fetched once. */
export async function load(url: string): Promise<string> {
  const known = cache.get(url);
  if (known !== undefined) return known;
  const response = await fetch(url);
  const text = await response.text();
  cache.set(url, text);
  return text;
}
