const className = 'button';
export { className };
