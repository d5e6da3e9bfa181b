const createBox = ()=>class {
        width = 1;
        getWidth() {
            return this.width;
        }
    };
export { createBox };
