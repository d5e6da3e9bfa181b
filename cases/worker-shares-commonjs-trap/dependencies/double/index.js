module.exports = (value) => value * 2;
