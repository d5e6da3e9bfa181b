function secret() {
    return 1;
}
function src_open() {
    return secret();
}
export { secret, src_open as open };
