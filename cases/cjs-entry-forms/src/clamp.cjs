module.exports = (value) => Math.min(10, Math.max(1, value));
