exports.clock = 'from main';
