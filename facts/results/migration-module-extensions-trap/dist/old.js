const format = 'cjs';
export { format };
