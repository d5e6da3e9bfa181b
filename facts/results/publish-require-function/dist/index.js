function toSlug(title) {
    return title.replaceAll(' ', '-');
}
export default toSlug;
export { toSlug as "module.exports" };
