const toSlug = (title)=>title.replaceAll(' ', '-');
export { toSlug };
