import { z } from 'zod';
export declare const user: z.ZodObject<{
    name: z.ZodString;
}, z.core.$strip>;
export declare const users: Map<string, z.infer<typeof user>>;
