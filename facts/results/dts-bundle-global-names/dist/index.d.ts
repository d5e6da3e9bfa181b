declare interface Event_2 {
    name: string;
}
export { Event_2 as Event }

export declare const start: Event_2;

export { }
