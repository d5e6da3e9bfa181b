const limit = 40;
const separator = '-';
const sizes = [
    16,
    32
];
class Counter {
    count = 0;
}
export { Counter, limit, separator, sizes };
