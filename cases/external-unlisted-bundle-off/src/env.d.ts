declare module 'clamp';
declare module 'clamp/strict';
