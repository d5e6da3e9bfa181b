const userAgent = "slugs/1.2.3";
export { userAgent };
