import { createWidget } from 'widget';

export const widget = createWidget();
