const start = {
    name: 'start'
};
export { start };
