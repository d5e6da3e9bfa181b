const place = 'browser';
export { place };
