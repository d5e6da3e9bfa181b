import { createWidget } from 'widget';
export declare const widget: ReturnType<typeof createWidget>;
