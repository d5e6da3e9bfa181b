const createButton = ()=>document.createElement('button');
export { createButton };
