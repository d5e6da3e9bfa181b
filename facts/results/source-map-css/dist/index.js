const className = 'button';
export { className };

//# sourceMappingURL=index.js.map