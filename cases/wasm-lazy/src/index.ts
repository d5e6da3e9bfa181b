export async function sum(a: number, b: number): Promise<number> {
  const { add } = await import('./add.wasm');
  return add(a, b);
}
