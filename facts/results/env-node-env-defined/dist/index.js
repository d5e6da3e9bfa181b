const isProduction = true;
export { isProduction };
