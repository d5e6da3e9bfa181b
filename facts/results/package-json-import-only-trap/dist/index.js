const toSlug = (title)=>title.trim().toLowerCase().replaceAll(' ', '-');
export { toSlug };
