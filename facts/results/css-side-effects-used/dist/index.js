const createButton = ()=>document.createElement('button');
var src_size = "small";
export { createButton, src_size as size };
