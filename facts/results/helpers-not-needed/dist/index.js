class Counter {
    count = 0;
    async add(step) {
        this.count += await step;
        return this.count;
    }
}
export { Counter };
