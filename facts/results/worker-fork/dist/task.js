const task = (value)=>value * value;
export default task;
