const format = 'esm';
export { format };
