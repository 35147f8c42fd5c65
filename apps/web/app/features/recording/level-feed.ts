/** Heights of the live bars, 0 to 1, sent directly to the screen: too frequent for React state. */
export interface LevelFeed {
  push(height: number): void;
  subscribe(listener: (height: number) => void): () => void;
}

export function createLevelFeed(): LevelFeed {
  const listeners = new Set<(height: number) => void>();
  return {
    push: (height) => listeners.forEach((listener) => listener(height)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
