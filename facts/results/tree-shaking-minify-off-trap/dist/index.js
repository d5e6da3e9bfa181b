

function toSlug(title) {
    return title.toLowerCase().replaceAll(' ', '-');
}
function toTitle(slug) {
    return slug.replaceAll('-', ' ');
}
function splitWords(title) {
    return title.split(' ');
}



export { toSlug };
