function toSlug(title) {
    return title.trim().toLowerCase().split(/\s+/).join('-');
}
export { toSlug };
