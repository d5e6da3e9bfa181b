const src = (title)=>title.trim();
export default src;
