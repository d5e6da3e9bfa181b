exports.words = ['one'];
