export const parts = import.meta.webpackContext('./parts', { regExp: /\.js$/ });
