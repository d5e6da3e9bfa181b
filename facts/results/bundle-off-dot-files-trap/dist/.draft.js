const draft = true;
export { draft };
