declare module 'fsevents-lite';
