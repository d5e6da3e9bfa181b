module.exports = {
    limit: 10
};
export { };
