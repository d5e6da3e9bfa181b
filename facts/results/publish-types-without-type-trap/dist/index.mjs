const toSlug = (title)=>title.replaceAll(' ', '-').toLowerCase();
export { toSlug };
