declare module 'clamp';
