export default { bundle: false, outBase: 5 };
