class Box {
    width = 1;
}
export { Box };
