const separator = '-';
function toSlug(title) {
    return title.replaceAll(' ', separator);
}
export default toSlug;
export { separator };
