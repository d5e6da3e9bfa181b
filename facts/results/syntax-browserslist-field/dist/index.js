const getWidth = (options)=>options?.size?.width ?? 10;
export { getWidth };
