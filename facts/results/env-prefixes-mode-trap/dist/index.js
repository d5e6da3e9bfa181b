const level = "production-level";
export { level };
