import { createWidget } from 'widget';

export const widget: ReturnType<typeof createWidget> = createWidget();
