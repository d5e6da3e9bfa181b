/**
 * Addresses of the pages among the files of a build: `x.html` is `/x`, `x/index.html` is `/x/`.
 * Error pages and the frames of previews (`~…`) have none.
 */
export function listRoutes(files: readonly string[]): string[] {
  return files
    .filter(
      (file) => file.endsWith('.html') && !/(^|\/)404\.html$/.test(file) && !/(^|\/)~/.test(file),
    )
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`);
}
