/**
 * @param {string} title
 * @returns {string}
 */
export declare const toSlug: (title: string) => string;
