module.exports = { isCommand: require.main === module };
