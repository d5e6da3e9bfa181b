export const isReady = (): boolean => 'ready' in global;
