const words = [
    'one',
    'two'
];
export { words };

//# sourceMappingURL=words.mjs.map