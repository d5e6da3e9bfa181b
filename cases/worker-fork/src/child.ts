process.on('message', (value: number) => {
  process.send?.(value * value);
  process.disconnect();
});
