const toSlug = (title)=>title.toLowerCase();
export { toSlug };
