exports.name = 'words';
