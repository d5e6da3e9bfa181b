slugs 1.0.0
function toSlug(title) {
    return title.trim().toLowerCase().replaceAll(' ', '-');
}
export { toSlug };
