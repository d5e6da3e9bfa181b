export const isCommand: boolean = require.main === module;

if (require.main === module) console.log('ran');
