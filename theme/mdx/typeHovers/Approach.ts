/** How a reader came to a block: an event, or the element there before anything listened. */
export type Approach = Event | { target: Element };
