const address = "https://env.example.com";
const region = "env.local";
const level = "env.production";
const label = "env.production.local";
const owner = "shell";
export { address, label, level, owner, region };
