const toSlug = (title)=>title.toLowerCase().replaceAll(' ', '-');
export { toSlug };
