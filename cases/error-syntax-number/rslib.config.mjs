export default { syntax: 2020 };
