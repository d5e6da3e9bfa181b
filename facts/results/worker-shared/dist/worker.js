const square = (value)=>value * value;
self.addEventListener('connect', (event)=>{
    const [port] = event.ports;
    if (!port) return;
    port.onmessage = ({ data })=>port.postMessage(square(data));
});
