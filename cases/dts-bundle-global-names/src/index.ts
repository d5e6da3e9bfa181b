export interface Event {
  name: string;
}

export const start: Event = { name: 'start' };
