(()=>{
    const square = (value)=>value * value;
    self.onmessage = ({ data })=>self.postMessage(square(data));
})();
