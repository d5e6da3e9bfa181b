const names = new Set();
function register(name) {
    names.add(name);
}
function size() {
    return names.size;
}
export { register, size };
