export type Words = readonly number[];
