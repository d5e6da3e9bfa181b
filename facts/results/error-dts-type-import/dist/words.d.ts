export type Words = readonly string[];
