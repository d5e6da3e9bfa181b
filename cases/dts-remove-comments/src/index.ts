/** `Hello World` → `hello-world` */
export const toSlug = (title: string): string => title.toLowerCase().replaceAll(' ', '-');
