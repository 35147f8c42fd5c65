/** What we use of WebAssembly: its types come with the browser's library, which no server program loads. */
interface WebAssemblyApi {
  compile(bytes: Uint8Array): Promise<WasmModule>;
  instantiate(module: WasmModule, imports: object): Promise<object>;
}
/** Compiled once, and shared between threads. */
export type WasmModule = { readonly compiled: unique symbol };

export const wasm = (globalThis as unknown as { WebAssembly: WebAssemblyApi }).WebAssembly;
