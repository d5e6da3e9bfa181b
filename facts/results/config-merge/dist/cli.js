/* item banner */
console.log('slugs');
export { };

/* top footer */