module.exports = { lowest: 1, highest: 10 };
