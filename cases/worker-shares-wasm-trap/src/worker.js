import { parentPort } from 'node:worker_threads';
import { add } from './add.wasm';

parentPort?.on('message', (value) => parentPort?.postMessage(add(value, 1)));
