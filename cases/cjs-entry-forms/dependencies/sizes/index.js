module.exports = { small: 1, large: 10 };
