const maxLength = 60;

/** A query as it is quoted in a message: whole, or its beginning. */
export function shortenQuery(query: string): string {
  const characters = Array.from(query.trim());
  if (characters.length <= maxLength) return characters.join('');
  return `${characters.slice(0, maxLength).join('')}…`;
}
