import { formatTime } from './formatTime';

document.title = `Loaded at ${formatTime(new Date())}`;
