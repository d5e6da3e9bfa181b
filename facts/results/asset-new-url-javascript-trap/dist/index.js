const script = new URL("./static/assets/greet.js", import.meta.url);
export { script };
