/** The Markdown of a home page that the theme draws from front matter: without it the file is empty. */
export function homeMarkdown(siteName: string, description = ''): string {
  // Read as MDX afterwards, where these two would open a tag or an expression.
  const text = description.replace(/[<{]/g, '\\$&');
  return `# ${siteName}\n\n${text}\n`;
}
