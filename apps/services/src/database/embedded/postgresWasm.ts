import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { memoizeAsync } from "../../foundation/async.ts"

/** PostgreSQL compiled to a WebAssembly module. Only browser typings declare a more precise type. */
export type WasmModule = object

declare const WebAssembly: { readonly compile: (bytes: Uint8Array) => Promise<WasmModule> }

/** Compiles once and caches the module. After a failure, the next call tries again. */
export const createCompileOnce = (read: () => Promise<Uint8Array>): (() => Promise<WasmModule>) =>
  memoizeAsync(async () => WebAssembly.compile(await read()))

/** The PostgreSQL module, shared by all threads of the process, so that each function is compiled only once. */
export const postgresWasm = createCompileOnce(() =>
  readFile(fileURLToPath(new URL("./pglite.wasm", import.meta.resolve("@electric-sql/pglite"))))
)
