module.exports = { lowest: 0 };
