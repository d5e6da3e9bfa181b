class Level {
    value = 1;
    raise() {
        return ++this.value;
    }
}
export { Level };
