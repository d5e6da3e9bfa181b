function toSlug(title) {
    return title.replaceAll(' ', '-');
}
export default toSlug;
