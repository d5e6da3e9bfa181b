self.postMessage(2);
