export const createBox = () =>
  class {
    private width = 1;

    getWidth(): number {
      return this.width;
    }
  };
