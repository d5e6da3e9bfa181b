/* item banner */
const toSlug = (title)=>title.trim().toLowerCase().replaceAll(' ', '-');
export { toSlug };

/* top footer */