/**
 * @param {string} title
 * @returns {string}
 */
export const toSlug = (title) => title.trim().toLowerCase().replaceAll(' ', '-');
