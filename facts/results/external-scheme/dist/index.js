export { Database } from "bun:sqlite";
export { WorkerEntrypoint } from "cloudflare:workers";
