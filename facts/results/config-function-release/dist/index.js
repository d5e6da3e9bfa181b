/*! slugs | MIT */
let e=e=>e.trim().toLowerCase().replaceAll(" ","-");export{e as toSlug};