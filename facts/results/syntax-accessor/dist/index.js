class Counter {
    #___private_count_1 = 1;
    get count() {
        return this.#___private_count_1;
    }
    set count(_v) {
        this.#___private_count_1 = _v;
    }
}
export { Counter };
