exports.lowest = 1;
