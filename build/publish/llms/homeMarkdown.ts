/**
 * The Markdown of a home page, whose heading the theme draws from front matter: without these lines
 * the file has no title, or nothing at all.
 */
export function homeMarkdown(siteName: string, description = '', text = ''): string {
  if (/^# \S/m.test(text)) return text;
  // Read as MDX afterwards, where these two would open a tag or an expression.
  const summary = description.replace(/[<{]/g, '\\$&');
  return [`# ${siteName}`, summary, text.trim()].filter(Boolean).join('\n\n') + '\n';
}
