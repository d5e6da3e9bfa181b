const measure = (box)=>box.getWidth();
export { measure };
