const words = [
    'a'
];
export { words };
