export default { lib: [{ format: ['esm', 'cjs'] }] };
