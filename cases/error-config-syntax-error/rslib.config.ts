export default { lib: [ };
