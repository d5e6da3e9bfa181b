const names = [
    'close',
    'open'
];
export { names };
