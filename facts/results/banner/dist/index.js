/*! button 1.0.0 | MIT */
const className = 'button';
export { className };
