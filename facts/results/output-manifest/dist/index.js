const greeting = "Gr\xfc\xdfe";
export { greeting };
