import { parentPort } from 'node:worker_threads';
import { square } from './square';

parentPort?.on('message', (value: number) => parentPort?.postMessage(square(value)));
