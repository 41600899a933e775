/**
 * The next task of the page: what follows comes after what a person did meanwhile, and after what
 * was drawn has been shown. Work that is done in one go blocks the page for as long as it takes.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    // A timer would wait for a second in a tab that is not looked at.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
