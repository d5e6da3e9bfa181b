const title = document.title;
export { title };
