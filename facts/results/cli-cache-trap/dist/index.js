const getWidth = (size)=>size?.width ?? 10;
export { getWidth };
