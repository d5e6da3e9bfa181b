const fourthName = 42;
export { fourthName };
