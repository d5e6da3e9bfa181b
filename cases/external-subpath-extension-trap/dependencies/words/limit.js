exports.limit = 10;
