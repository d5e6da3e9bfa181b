module.exports = { Inner: class {} };
