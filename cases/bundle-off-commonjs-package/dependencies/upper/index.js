exports.upper = (text) => text.toUpperCase();
