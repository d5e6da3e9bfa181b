function createTable(): number[] {
  console.info('table made');
  return [1, 4, 9];
}

export const table = /* @__PURE__ */ createTable();
export const square = (side: number): number => side * side;
