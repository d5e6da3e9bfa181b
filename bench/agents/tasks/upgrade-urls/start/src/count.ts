import { parentPort, workerData } from 'node:worker_threads';
import { splitWords } from './words';

parentPort?.postMessage(splitWords(String(workerData)).length);
