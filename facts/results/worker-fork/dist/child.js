process.on('message', (value)=>{
    process.send?.(value * value);
    process.disconnect();
});
export { };
