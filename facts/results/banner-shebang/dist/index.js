/*! hello 1.0.0 */
const greet = (name)=>`Hello ${name}`;
export { greet };
