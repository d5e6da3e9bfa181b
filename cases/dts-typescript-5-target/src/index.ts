import { z } from 'zod';

export const user = z.object({ name: z.string() });
export const users: Map<string, z.infer<typeof user>> = new Map();
