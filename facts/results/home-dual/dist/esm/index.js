function toSlug(title) {
    return title.trim().toLowerCase().replaceAll(' ', '-');
}
export { toSlug };
