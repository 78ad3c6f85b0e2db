self.onmessage = () => self.postMessage('gotowe')
