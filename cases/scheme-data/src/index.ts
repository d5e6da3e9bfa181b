export { default as answer } from 'data:text/javascript,export default 42';
