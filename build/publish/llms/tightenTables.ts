/** Tables without the spaces and dashes that line their columns up for who writes them. */
export const tightenTables = (markdown: string): string =>
  markdown.replace(/^\|.*\|$/gm, (row) => {
    const tight = row.replace(/ {2,}(?=\|)/g, ' ');
    return /^[|\s:-]+$/.test(tight) ? tight.replace(/-{2,}/g, '-') : tight;
  });
