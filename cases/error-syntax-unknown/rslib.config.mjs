export default { syntax: 'es2030' };
