export const toSlug = (title) => title.trim().split(/\s+/).join('-').toLowerCase();
