self.onmessage = ()=>self.postMessage(1);
