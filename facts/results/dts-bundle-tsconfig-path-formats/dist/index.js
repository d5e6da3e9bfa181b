class Volume {
    level = 1;
    raise() {
        return ++this.level;
    }
}
export { Volume };
