const folder = __dirname;
const file = __filename;
export { file, folder };
