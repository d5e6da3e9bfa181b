export default { plugins: [{ name: 'broken' }] };
