module.exports = { limit: 10 };
