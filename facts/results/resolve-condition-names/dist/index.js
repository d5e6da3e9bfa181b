const clock = 'for worker';
export { clock };
