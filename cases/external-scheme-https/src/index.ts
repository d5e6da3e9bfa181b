export { nanoid } from 'https://esm.sh/nanoid@5';
export { default as data } from 'data:text/javascript,export default 42';
