export default { lib: [{ format: 'amd' }] };
