const ages = new Map();
export { ages };
