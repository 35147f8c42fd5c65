/** The part of WebAssembly that we use: its types are in TypeScript's `dom` library, which no server program loads. */
interface WebAssemblyApi {
  compile(bytes: Uint8Array): Promise<WasmModule>;
  instantiate(module: WasmModule, imports: object): Promise<object>;
}
/** Compiled once, and shared between threads. */
export type WasmModule = { readonly compiled: unique symbol };

export const wasm = (globalThis as unknown as { WebAssembly: WebAssemblyApi }).WebAssembly;
