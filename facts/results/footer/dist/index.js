const className = 'button';
export { className };

/* end of button.js */