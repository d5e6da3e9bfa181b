/*! button 1.0.0 */
const className = 'button';
export { className };

/* end of button */