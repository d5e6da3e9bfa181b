/**
 * JSON with comments and trailing commas as plain JSON whose every value stands where it stood:
 * what goes becomes spaces.
 */
export function blankComments(source: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  const withoutComments = source.replace(
    /"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (token) => (token.startsWith('"') ? token : blank(token)),
  );
  return withoutComments.replace(/"(?:[^"\\\n]|\\.)*"|,(?=\s*[\]}])/g, (token) =>
    token === ',' ? ' ' : token,
  );
}
