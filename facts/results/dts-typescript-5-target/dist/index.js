import { z } from "zod";
const user = z.object({
    name: z.string()
});
const users = new Map();
export { user, users };
