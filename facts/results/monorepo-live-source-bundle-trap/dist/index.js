class Counter {
    level = 1;
    raise() {
        return ++this.level;
    }
}
export { Counter };
