/** `Hello World` → `hello-world` */
export const toSlug = (title: string): string => title.replaceAll(' ', '-').toLowerCase();
