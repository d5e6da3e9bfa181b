const clock = 'from browser';
export { clock };
