const toTitle = (slug)=>slug.split('-').join(' ');
export { toTitle };
