const words = [
    'one'
];
export { words };
