/** 128 random bits in hexadecimal; unlike `randomUUID`, also works on pages without TLS. */
export const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
