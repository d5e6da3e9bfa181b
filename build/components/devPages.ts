/** Pages for writers, relative to the docs folder: `npm run dev` has them, a build leaves them out. */
export const devPages: readonly string[] = ['en/components.mdx'];
