import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
const startChild = ()=>fork(new URL("./static/assets/child.ts", import.meta.url));
const startThread = ()=>new Worker(fileURLToPath(new URL("./static/assets/pool.ts", import.meta.url)));
const addSound = (audio)=>audio.audioWorklet.addModule(new URL("./static/assets/sound.ts", import.meta.url));
const addPaint = (css)=>css.paintWorklet.addModule(new URL("./static/assets/paint.ts", import.meta.url));
const goOffline = ()=>navigator.serviceWorker.register(new URL("./offline.js", import.meta.url), {
        type: "module"
    });
export { addPaint, addSound, goOffline, startChild, startThread };
