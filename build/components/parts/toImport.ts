import { createImport } from '../../render/markdown/createEsm';

/** The line that imports a component of `theme/mdx` into a page. */
export const toImport = (name: string) => createImport(name, `@theme/mdx/${name}`);
