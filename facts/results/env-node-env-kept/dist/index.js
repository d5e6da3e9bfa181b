const isProduction = 'production' === process.env.NODE_ENV;
export { isProduction };
