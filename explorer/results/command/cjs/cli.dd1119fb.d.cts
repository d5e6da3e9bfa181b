export { }
