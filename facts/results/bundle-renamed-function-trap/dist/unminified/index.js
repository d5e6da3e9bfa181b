

function src_open(name) {
    return name;
}
function greet(name) {
    return src_open(name);
}

export { greet, src_open as open };
