import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { memoizeAsync } from "../../foundation/memoizeAsync.ts"

/** PostgreSQL itself, compiled: a WebAssembly module, whose type comes with browsers' alone. */
export type WasmModule = object

declare const WebAssembly: { readonly compile: (bytes: Uint8Array) => Promise<WasmModule> }

/** Compiles what is read once, and keeps it. Where that failed the next call tries again. */
export const createCompileOnce = (read: () => Promise<Uint8Array>): (() => Promise<WasmModule>) =>
  memoizeAsync(async () => WebAssembly.compile(await read()))

/** Compiled once a process: what one thread has run of it, the next need not compile again. */
export const postgresWasm = createCompileOnce(() =>
  readFile(fileURLToPath(new URL("./pglite.wasm", import.meta.resolve("@electric-sql/pglite"))))
)
