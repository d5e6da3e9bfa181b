import { parentPort } from 'node:worker_threads';
import double from 'double';

parentPort?.on('message', (value) => parentPort?.postMessage(double(value)));
