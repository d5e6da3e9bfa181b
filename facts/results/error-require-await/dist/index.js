const answer = await Promise.resolve(42);
export { answer };
