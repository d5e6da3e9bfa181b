console.log('set up');

export {};
