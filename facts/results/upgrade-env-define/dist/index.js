const mode = "production";
export { mode };
