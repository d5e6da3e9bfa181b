export default { source: { entry: { index: null } } };
