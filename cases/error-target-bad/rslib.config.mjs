export default { output: { target: 'browser' } };
