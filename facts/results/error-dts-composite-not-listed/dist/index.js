const upper = (text)=>text.toUpperCase();
const shout = (text)=>`${upper(text)}!`;
export { shout };
