import { startWorker } from '../library/index.js';

startWorker().postMessage(3);
