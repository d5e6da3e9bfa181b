exports.lowest = 1;
exports.highest = 10;
